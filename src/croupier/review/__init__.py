"""What a finished game's choices were worth: winning chances, the best and the worst decisions, luck against skill.

`review` works it out, `page` writes it as one HTML page; docs/review.md explains what it all means.
"""

from .analysis import review, usual_playouts, within_seconds
from .figures import Decision, Gain, Person, Point, Review, WinChance
from .html import page

__all__ = [
    "Decision",
    "Gain",
    "Person",
    "Point",
    "Review",
    "WinChance",
    "page",
    "review",
    "usual_playouts",
    "within_seconds",
]
