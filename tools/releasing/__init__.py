"""What script/release does: the version and its date, the packages, the single file, and the bill of materials."""


class Failed(Exception):
    """What went wrong, in a sentence."""
