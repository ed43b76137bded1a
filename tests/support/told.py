"""What a game tells while a test plays it."""

from __future__ import annotations

from croupier.core.game import Event, Seat


class Log(list[tuple[Seat | None, Event]]):
    """What was told, and to whom."""

    def __call__(self, event: Event, *, to: Seat | None = None) -> None:
        self.append((to, event))

    def of(self, *kinds: type[Event]) -> list[Event]:
        return [event for _, event in self if isinstance(event, kinds)]
