"""What a finished game's choices were worth: winning chances, the best and the worst decisions, luck against skill.

`review` works it out, `page` writes it as one HTML page. What it all means is in docs/review.md.
"""

from .desk import review, usual_playouts, within_seconds
from .figures import Chance, Decision, Gain, Person, Point, Review
from .pages import page

__all__ = [
    "Chance",
    "Decision",
    "Gain",
    "Person",
    "Point",
    "Review",
    "page",
    "review",
    "usual_playouts",
    "within_seconds",
]
