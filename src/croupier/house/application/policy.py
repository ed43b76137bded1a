"""How a house is run, as its operator wants it."""

from __future__ import annotations

from croupier.core.game import Value

from ..limits.limits import Limits
from ..live.clocks import GRACE
from .metrics import Audience
from .ringing import Push


class Policy(Value):
    """How this house is run."""

    limits: Limits = Limits()
    keep_days: float | None = None  # days that finished games are kept; None: for ever
    figures: Audience = Audience()  # who may read the figures for Prometheus
    push: Push = "on"  # whether notices are sent to push services
    grace: float = GRACE  # seconds that a page has to show a question before its clock starts anyway
