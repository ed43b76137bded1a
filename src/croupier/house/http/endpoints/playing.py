"""A game in progress: its chance, its moves, hints, talk and wishes."""

from __future__ import annotations

from ...common.refusals import NotAllowed
from ...live.updates import done, update
from ...protocol.answers import Hint
from ...protocol.messages import Choose, Done, Update
from ...protocol.requests import Committing, Reading, Revealing, Talk, Wished
from ...thinking import hints
from ..endpoint import Call, endpoint


@endpoint("POST", "/api/tables/{table}/commitment", body=Committing, answer=Done, programs=True)
async def commit(call: Call) -> Done:
    """Commit to random bytes of my own for the chance of the game, by their hash; once per round, before it begins."""
    live = await call.live()
    await live.do(lambda table: table.commit(call.person, call.body.hash))
    return done(live)


@endpoint("POST", "/api/tables/{table}/reveal", body=Revealing, answer=Done, programs=True)
async def reveal(call: Call) -> Done:
    """Reveal the random bytes that I committed to, once everyone has committed to theirs."""
    live = await call.live()
    await live.do(lambda table: table.reveal(call.body.random))
    return done(live)


@endpoint("GET", "/api/tables/{table}/updates", query=Reading, answer=Update, programs=True)
async def updates(call: Call) -> Update:
    """The current state for one of my seats or for an onlooker, and what has happened since a given number."""
    live, asked = await call.live(), call.query
    if asked.seat is not None:
        call.only_my_seat(live, asked.seat)
    wanted = asked.steps and asked.since is not None
    recall = await call.application.recalls.begin(live.table, asked.seat, asked.since) if wanted else None
    async with live.reading() as table:
        if asked.seat is not None:
            call.only_my_seat(live, asked.seat)
        if recall:
            return update(live, asked.seat, await call.application.recalls.finish(recall, table), step_by_step=True)
        pages = [] if asked.since is None else table.pages(asked.seat, asked.since)
        return update(live, asked.seat, pages)


@endpoint("POST", "/api/tables/{table}/moves", body=Choose, answer=Done, programs=True)
async def choose(call: Call) -> Done:
    """Choose a move or an aside for one of my seats. An id that has been used is not played again."""
    live, asked = await call.live(), call.body
    call.only_my_seat(live, asked.seat)
    return Done(asked.id, await live.choose(asked.seat, asked.move, sent_as=asked.id, turn=asked.turn))


@endpoint("POST", "/api/tables/{table}/seats/{seat}/hint", answer=Hint)
async def hint(call: Call) -> Hint:
    """What to choose now in my seat, and how often each move wins; for people who play alone."""
    live = await call.live()
    async with live.reading() as table:
        call.only_my_seat(live, call.seat)
        view, moves = hints.question(table, call.seat)
    with call.application.keeper.hint(call.person, call.caller.address):
        worked_out = call.application.house.thinker.work(
            call.share(table.name), hints.advise, table.game.name, view, moves, table.options
        )
        return hints.hint(moves, await worked_out)


@endpoint("POST", "/api/tables/{table}/talk", body=Talk, answer=Done, programs=True)
async def talk(call: Call) -> Done:
    """Talk at a table."""
    live, caller, asked = await call.live(), call.caller, call.body
    if (asked.text is None) == (asked.sign is None):
        raise NotAllowed("bad-talk", "Send either a text or a sign.")
    call.application.keeper.talk(caller.person)
    if asked.text is not None:
        await live.do(lambda table: table.say(caller.person, caller.name, asked.text))
    else:
        await live.do(lambda table: table.react(caller.person, caller.name, asked.sign))
    return done(live)


@endpoint("POST", "/api/tables/{table}/wishes", body=Wished, answer=Done)
async def wish(call: Call) -> Done:
    """Wish to pause, resume or end the game: it happens once enough people agree."""
    live = await call.live()
    await live.wish(call.person, call.body.what, call.body.taken_back)
    return done(live)
