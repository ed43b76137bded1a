"""How networks learn a game by playing it: on the device, at every number of seats at once. Needs the extra `batch`."""
