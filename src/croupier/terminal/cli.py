"""The command line. Whatever is slow to load is loaded by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from croupier.common.languages import languages, meant, of_shell, speaking

from . import settings, usage
from .interrupts import STOPPED
from .settings import setting

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
option = partial(click.option, cls=usage.Option)


class Sorry(click.ClickException):
    """Something that cannot be done, said in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class NoLegalGame(Sorry):
    exit_code = 1


class Commands(usage.Group):
    """All commands. A refusal is told in a sentence; the exit status is 1 for a record of an illegal game, else 2."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        args = sys.argv[1:] if args is None else args
        with speaking(wanted_language(args)):
            return super().main(args, *rest, **more)

    def make_context(self, *args: Any, **more: Any) -> click.Context:
        try:
            return super().make_context(*args, **more)
        except click.UsageError as error:
            raise usage.told(error) from None
        except KeyboardInterrupt:
            raise click.exceptions.Exit(STOPPED) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise usage.told(error) from None
        except ValueError as error:
            from croupier.common.records import BadRecord
            from croupier.core.game import Refused

            from .out import said

            if not isinstance(error, Refused):
                raise
            raise (NoLegalGame if isinstance(error, BadRecord) else Sorry)(said(error)) from None
        except KeyboardInterrupt:
            ctx.exit(STOPPED)


def wanted_language(args: Sequence[str]) -> str:
    """The language of --lang, read before anything else; otherwise that of CROUPIER_LANG, or the shell's."""
    given = os.environ.get("CROUPIER_LANG", "")
    rest = iter(args)
    for arg in rest:
        if arg in ("--lang", "-l"):
            given = next(rest, "")
        elif arg.startswith(("--lang=", "-l")):
            given = arg.removeprefix("--lang=").removeprefix("-l")
        elif not arg.startswith("-"):
            break
    return meant(given) or of_shell(os.environ)


def known_language(ctx: click.Context, option: click.Parameter, given: str | None) -> None:
    if given and meant(given) is None:
        from .out import say

        raise Sorry(say("no-language", name=given, languages=languages()))


class AtTable(usage.Command):
    """A command about one table: `--faces FILE` stands for `--file faces=FILE` where the game reads such a file."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {name for option in self.get_params(ctx) for name in option.opts}
        strange = [arg for arg in args if arg.startswith("--") and arg.partition("=")[0] not in known and arg != "--"]
        return super().parse_args(ctx, self._understood(args, set(strange)) if strange else args)

    @staticmethod
    def _understood(args: list[str], strange: set[str]) -> list[str]:
        from croupier import games

        from . import table
        from .out import say

        game = next((games.find(arg) for arg in args if arg in games.names()), None)
        if game is None:
            return args
        understood, rest = list[str](), iter(args)
        for arg in rest:
            name, equals, value = arg.removeprefix("--").partition("=")
            name = name.replace("-", "_")
            if arg not in strange or name not in game.options.__struct_fields__:
                understood.append(arg)
            elif name in table.file_options(game):
                value = value if equals else next(rest, "")
                understood += ["--file", f"{name}={value}"]
            else:
                raise Sorry(say("use-set", name=name))
        return understood


def no_color(command: Decorated) -> Decorated:
    return option("--no-color", is_flag=True, help="help.no-color")(command)


def json(command: Decorated) -> Decorated:
    return option("--json", is_flag=True, help="help.json")(command)


def agreed_options(command: Decorated) -> Decorated:
    """What is agreed before a game."""
    for one in (
        option("--file", "from_files", metavar="OPTION=PATH", multiple=True, help="help-play.file"),
        option("--set", "set_", metavar="OPTION=VALUE", multiple=True, help="help-play.set"),
    ):
        command = one(command)
    return command


def table_options(command: Decorated) -> Decorated:
    """How a table is set."""
    return option("--seats", type=int, metavar="N", help="help-play.seats")(agreed_options(command))


@click.group(cls=Commands, help="help", context_settings={"help_option_names": ["-h", "--help"]})
@option(
    "--lang",
    "-l",
    metavar="LANGUAGE",
    envvar="CROUPIER_LANG",
    expose_value=False,
    is_eager=True,
    help="help.lang",
    callback=known_language,
)
@click.version_option(
    package_name="croupier", message="%(prog)s %(version)s", cls=usage.Option, help="help-usage.version"
)
def cli() -> None:
    pass


@cli.command("games", help="help-games")
@click.argument("game", required=False)
@json
@no_color
def games_(game: str | None, json: bool, no_color: bool) -> None:
    from . import listing
    from .out import as_json, paper

    if json:
        as_json(listing.as_plain(game))
    else:
        listing.show(paper(no_color), game)


@cli.command(help="help-rules")
@click.argument("game")
@click.argument("number", required=False)
@json
@no_color
def rules(game: str, number: str | None, json: bool, no_color: bool) -> None:
    from . import rulebooks
    from .out import as_json, at_length, paper
    from .table import find_game

    name = find_game(game).name
    found = dict([rulebooks.rule(name, number)]) if number else rulebooks.numbered(rulebooks.page(name))
    if json:
        as_json(found)
        return
    from rich.markdown import Markdown

    text = "\n\n".join(f"**{name}** {rule}" for name, rule in found.items()) if number else rulebooks.page(name)
    at_length(paper(no_color), Markdown(text))


@cli.command(cls=AtTable, help="help-play")
@click.argument("game", required=False)
@table_options
@option("--name", "--people", "people", metavar="NAME", multiple=True, help="help-play.people")
@option("--players", metavar="LEVELS", help="help-play.players")
@option("--seed", type=int, metavar="N", help="help-play.seed")
@option("--save", type=click.Path(path_type=Path), metavar="FILE", help="help-play.save")
@option("--resume", is_flag=False, flag_value="", metavar="[GAME|FILE]", help="help-play.resume")
@option("--pause", type=click.FloatRange(0, 60), default=0.6, metavar="SECONDS", help="help-play.pause")
@no_color
def play(no_color: bool, pause: float, resume: str | None, **table: Any) -> None:
    from .out import paper
    from .play import play
    from .seating import TableWishes

    console = paper(no_color)
    play(console, pause if console.is_terminal else 0, resume, TableWishes(**table))


@cli.command(cls=AtTable, help="help-simulate")
@click.argument("game")
@table_options
@option("--games", type=click.IntRange(1), default=1000, show_default=True, help="help-simulate.games")
@option("--players", metavar="LEVELS", help="help-simulate.players")
@option("--seed", type=int, metavar="N", help="help-simulate.seed")
@option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="help-simulate.jobs")
@option("--save", type=click.Path(path_type=Path), metavar="DIR", help="help-simulate.save")
@option("--batch", is_flag=True, help="help-simulate.batch")
@json
@no_color
def simulate(games: int, jobs: int, batch: bool, json: bool, no_color: bool, **table: Any) -> None:
    from . import simulate
    from .out import as_json, paper

    plan = simulate.planned(**table, batch=batch)
    tally, seconds, stopped = simulate.run(plan, games, jobs, paper(no_color, stderr=True), batch=batch)
    if json:
        as_json(simulate.figures(plan, tally, seconds))
    else:
        simulate.show(paper(no_color), plan, tally, seconds, stopped)
    if stopped:
        raise click.exceptions.Exit(STOPPED)


@cli.command(cls=AtTable, help="help-arena")
@click.argument("game", required=False)
@agreed_options
@option("--players", metavar="PLAYERS", help="help-arena.players")
@option("--games", type=click.IntRange(1), metavar="N", help="help-arena.games")
@option("--duplicate", is_flag=True, help="help-arena.duplicate")
@option("--seed", type=int, metavar="N", help="help-simulate.seed")
@option("--until-decided", is_flag=True, help="help-arena.until-decided")
@option("--minutes", type=click.FloatRange(0, min_open=True), metavar="M", help="help-arena.minutes")
@option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="help-simulate.jobs")
@option("--ray", metavar="ADDRESS", help="help-arena.ray")
@option("--out", type=click.Path(path_type=Path), metavar="DIR", help="help-arena.out")
@option("--resume", is_flag=True, help="help-arena.resume")
@json
@no_color
def arena(
    jobs: int, ray: str | None, until_decided: bool, minutes: float | None, json: bool, no_color: bool, **wishes: Any
) -> None:
    from . import arena
    from .out import as_json, paper

    wanted, messages = arena.TournamentWishes(**wishes), paper(no_color, stderr=True)
    standings, folder = arena.opened(wanted)
    arena.announce(messages, wanted, standings)
    ending = arena.run(standings, folder, messages, jobs=jobs, ray=ray, until_decided=until_decided, minutes=minutes)
    if json:
        as_json(standings.figures())
    else:
        arena.show(paper(no_color), ending, folder)
    arena.ended(ending)


@cli.command(help="help-enter")
@click.argument("address")
@option("--player", required=True, metavar="PLAYER", help="help-enter.player")
@option("--name", metavar="NAME", help="help-enter.name")
@option("--by", default="", metavar="NAME", help="help-enter.by")
@no_color
def enter(address: str, player: str, name: str | None, by: str, no_color: bool) -> None:
    from . import enter
    from .out import paper

    enter.run(paper(no_color), address, player, name, by)


@cli.command(help="help-train")
@click.argument("game")
@option(
    "--minutes", type=click.FloatRange(0, min_open=True), default=10.0, show_default=True, help="help-train.minutes"
)
@option("--folder", type=click.Path(path_type=Path), metavar="DIR", help="help-train.folder")
@option(
    "--collect",
    "collecting",
    type=click.FloatRange(0, min_open=True),
    default=300.0,
    show_default=True,
    metavar="SECONDS",
    help="help-train.collect",
)
@option("--jobs", type=click.IntRange(1, 64), default=min(os.cpu_count() or 1, 64), metavar="N", help="help-train.jobs")
@option("--tables", type=click.IntRange(256), metavar="N", help="help-train.tables")
@option("--start", type=click.Path(path_type=Path), metavar="FILE", help="help-train.start")
@no_color
def train(no_color: bool, **wishes: Any) -> None:
    from . import train
    from .out import paper

    console = paper(no_color)
    name, folder, plan = train.planned(**wishes)
    train.announce(console, name, folder, plan)
    stopped = train.run(name, folder, plan, paper(no_color, stderr=True))
    train.ended(console, folder, stopped)
    train.show(console, name, folder)


@cli.command(help="help-replay")
@click.argument("file", type=click.Path(path_type=Path))
@option("--as", "as_", metavar="SEAT", help="help-replay.as")
@option("--tables", is_flag=True, help="help-replay.tables")
@json
@no_color
def replay(file: Path, as_: str | None, tables: bool, json: bool, no_color: bool) -> None:
    from croupier.common import records

    from . import replay
    from .out import as_json, paper

    if json:
        answer = replay.as_plain(file, as_)
        as_json(answer)
        raise click.exceptions.Exit(0 if answer["legal"] else 1)
    record = records.open_file(file)
    replay.check(record)
    replay.show(paper(no_color), record, replay.find_seat(record, as_), tables)


@cli.command(help="help-verify")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1)
@option("--day", metavar="FILE|URL", help="help-verify.day")
@option("--commitment", metavar="HEX", help="help-verify.commitment")
@option("--seal", metavar="HEX", help="help-verify.seal")
@option("--digest", metavar="HEX", help="help-verify.digest")
@option("--each", is_flag=True, help="help-verify.each")
@no_color
def verify(files: tuple[Path, ...], no_color: bool, day: str | None, **known: Any) -> None:
    from . import verify
    from .out import paper

    if not files and day is None:
        context = click.get_current_context()
        files_wanted = next(one for one in context.command.params if one.name == "files")
        raise click.MissingParameter(ctx=context, param=files_wanted)
    if day is not None:
        from . import verify_day

        known["deal"] = verify_day.run(paper(no_color), day, known["commitment"])
        if known["deal"] is None:
            raise click.exceptions.Exit(1)
    raise click.exceptions.Exit(0 if verify.run(paper(no_color), files, **known) else 1)


@cli.command(help="help-review")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playouts", type=click.IntRange(2), metavar="N", help="help-review.playouts")
@option("--seconds", type=click.FloatRange(0, min_open=True), metavar="S", help="help-review.seconds")
@option("--seed", type=int, default=0, show_default=True, metavar="N", help="help-review.seed")
@option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="help-review.jobs")
@option("--html", type=click.Path(path_type=Path), metavar="FILE", help="help-review.html")
@json
@no_color
def review(file: Path, html: Path | None, json: bool, no_color: bool, **effort: Any) -> None:
    from . import review
    from .out import as_json, paper

    made = review.made(file, paper(no_color, stderr=True), **effort)
    if made is None:
        raise click.exceptions.Exit(STOPPED)
    if html:
        review.write_page(made, html)
    if json:
        as_json(made)
    else:
        review.show(paper(no_color), made, html)


@cli.command(help="help-serve")
@setting("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS")
@setting("--port", type=click.IntRange(0, 65_535), default=8765, show_default=True)
@setting("--database", metavar="URL|FILE")
@setting("--tls-cert", type=click.Path(), metavar="FILE")
@setting("--tls-key", type=click.Path(), metavar="FILE")
@setting("--proxy", metavar="ADDRESSES")
@setting("--root-path", metavar="PATH")
@setting("--keep-days", type=click.FloatRange(0), metavar="N")
@setting("--workers", type=click.IntRange(1, 256), metavar="N")
@setting("--limits", metavar="NAME=N,…")
@setting("--push", type=click.Choice(["on", "off", "anywhere"]), default="on", show_default=True)
@setting("--metrics-from", metavar="ADDRESSES")
@setting("--metrics-token", metavar="TOKEN")
@setting("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning", show_default=True)
@setting("--log-file", type=click.Path(), metavar="FILE")
@setting("--open", "open_browser", is_flag=True)
@option("--show-config", is_flag=True, help="help-serve.show-config")
@no_color
@click.pass_context
def serve(ctx: click.Context, /, show_config: bool, open_browser: bool, no_color: bool, **asked: Any) -> None:
    if show_config:
        settings.show(ctx)
        return
    from . import serve
    from .out import paper

    serve.run(paper(no_color), serve.asked_for(**asked), open_browser)


@cli.group(cls=usage.Group, help="help-house")
def house() -> None:
    pass


@house.command("export", help="help-house-export")
@click.argument("folder", type=click.Path(path_type=Path))
@setting("--database", metavar="URL|FILE")
@option("--club", "results", is_flag=True, help="help-house-export.club")
@no_color
def house_export(folder: Path, database: str | None, results: bool, no_color: bool) -> None:
    from . import club, serve
    from .out import paper, say

    console = paper(no_color)
    if results:
        console.print(say("club-exported", results=club.export(database, folder), path=str(folder)))
        return
    console.print(say("house-exported", games=serve.export(console, database, folder), path=str(folder)))


@house.command("import", help="help-house-import")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@setting("--database", metavar="URL|FILE")
@no_color
def house_import(files: tuple[Path, ...], database: str | None, no_color: bool) -> None:
    from . import serve
    from .out import paper, say

    new, known = serve.bring_in(paper(no_color, stderr=True), database, list(files))
    paper(no_color).print(say("house-imported", games=new, known=known))


@house.command("migrate", help="help-house-migrate")
@setting("--database", metavar="URL|FILE")
@option("--to", "step", default="head", metavar="STEP", help="help-house-migrate.to")
@no_color
def house_migrate(database: str | None, step: str, no_color: bool) -> None:
    from . import serve
    from .out import paper, say

    paper(no_color).print(say("house-migrated", step=serve.migrate(database, step)))


@cli.group(cls=usage.Group, help="help-club")
def club() -> None:
    pass


@club.command("rebuild", help="help-club-rebuild")
@setting("--database", metavar="URL|FILE")
@no_color
def club_rebuild(database: str | None, no_color: bool) -> None:
    from . import club
    from .out import paper, say

    games = club.rebuild(paper(no_color, stderr=True), database)
    paper(no_color).print(say("club-rebuilt", games=games))


@cli.command("new-game", help="help-new-game")
@click.argument("name")
@no_color
def new_game(name: str, no_color: bool) -> None:
    from .making import make
    from .out import paper, say

    folder = make(name)
    made = say("new-game-made", folder=f"src/croupier/games/{folder.name}", name=folder.name)
    paper(no_color).print(made, soft_wrap=True)  # it has commands to copy


@cli.command("new-language", help="help-new-language")
@click.argument("tag")
@no_color
def new_language(tag: str, no_color: bool) -> None:
    from .out import paper, say
    from .translating import make

    made = say("new-language-made", tag=tag, count=len(make(tag)))
    paper(no_color).print(made, soft_wrap=True)  # it has commands to copy


def main() -> None:
    cli(prog_name="croupier")
