"""The command line: play, look up rules, simulate, replay."""
