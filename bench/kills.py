"""The house is killed again and again while people play: script/bench kills [--kills 50] [--database postgresql].

Fifty tables of all games are in play at any time, each with one or two people and computer players. The server process
is killed with SIGKILL at random moments and restarted on the same database; people come back, send again what was not
acknowledged, and ask for what they missed. Every table is played to its end; then what people were told and what was
acknowledged is compared with the log, and every record is replayed.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from databases import KINDS, database
from house_process import Party, Player, Server, check_told, check_written, seat_party

from bench.reference import reference
from croupier import games
from croupier.house.storage.storage import Storage

TABLES = 50
BETWEEN = 5, 60  # choices that get through between two kills
AT_MOST = 0.05  # seconds from the last of them to the kill: it waits for nothing
PATIENCE = 900.0  # seconds for one game: clocks restart with every kill
UNHURRIED = ("seventh_heaven",)  # with all the clocks of its gambles, a course would take too long here
OWN_CLOCKS = ("between_bet", "three_seven")  # take minutes with clocks: only some are played with them


@dataclass
class Trial:
    """What happens in one run."""

    server: Server
    rng: Random
    parties: list[Party] = field(default_factory=list)  # whose game is over
    people: list[Player] = field(default_factory=list)
    opening: list[float] = field(default_factory=list)  # seconds from the start of the process to its address
    enough: bool = False

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.people)

    async def keep_playing(self, place: int) -> None:
        """Play one game after another at this place until there have been enough kills, and the last one to its end."""
        names, number = games.names(), 0
        while not number or not self.enough:
            game = names[(place + number * TABLES) % len(names)]
            is_short = game not in OWN_CLOCKS or (number == 0 and place % 3 == 0)
            clock = "brisk" if is_short and game not in UNHURRIED else "none"
            party = await seat_party(self.server, game, 1 + place % 2, clock, self.rng)
            self.people += party.people
            await asyncio.gather(*(player.play(PATIENCE) for player in party.people))
            await check_told(party)
            self.parties.append(party)
            number += 1

    async def kill(self, kills: int, minutes: float) -> None:
        until = time.monotonic() + minutes * 60
        while len(self.opening) < kills and time.monotonic() < until:
            enough = self.acknowledged + self.rng.randint(*BETWEEN)
            while self.acknowledged < enough:
                await asyncio.sleep(0.002)
            await asyncio.sleep(self.rng.uniform(0, AT_MOST))
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.opening.append(self.server.ready_after)
        self.enough = True


async def run(url: str, folder: Path, asked: argparse.Namespace) -> None:
    begun = time.monotonic()
    with Server(url, folder) as server:
        trial = Trial(server, Random(asked.seed))
        killing = trial.kill(asked.kills, asked.minutes)
        await asyncio.gather(killing, *(trial.keep_playing(place) for place in range(TABLES)))
        assert server.stop() == 0
    storage = await Storage.open(url)
    try:
        entries = sum([await check_written(storage, party) for party in trial.parties])
    finally:
        await storage.close()
    resent = sum(player.resent for player in trial.people)
    refused = sum(len(player.refused) for player in trial.people)
    again = sum(player.lines - 1 for player in trial.people)
    kinds = len({party.game for party in trial.parties})
    print(f"  {len(trial.opening)} kills, {len(trial.parties)} games of {kinds} kinds,")
    print(f"  {trial.acknowledged:,} choices by people acknowledged, {entries:,} entries in the logs;")
    print(f"  {again:,} reconnections, {resent} choices sent again, {refused} too late and not played;")
    print("  every acknowledged choice is in the log, none is there twice, every record can be replayed,")
    print("  and everybody was told the same before and after;")
    print(f"  {median(trial.opening):.2f} s to reopen, {time.monotonic() - begun:.0f} s in all", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--kills", type=int, default=50, help="kills per database")
    reader.add_argument(
        "--minutes", type=float, default=6.0, help="no more kills after this; games are played to their end"
    )
    reader.add_argument("--database", action="append", choices=KINDS, help="both by default")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    print(f"reference loop: {reference():.0f} per second")
    for kind in asked.database or KINDS:
        print(f"{kind}, {TABLES} tables", flush=True)
        with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
            asyncio.run(run(url, Path(folder), asked))


if __name__ == "__main__":
    main()
