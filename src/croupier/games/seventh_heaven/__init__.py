"""Casino 7th Heaven: a course of gambles in which chips and debts carry over."""
