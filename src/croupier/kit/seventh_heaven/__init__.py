"""The pieces that the gambles of Casino 7th Heaven share: one bank with its loans, thrift, and number cards."""
