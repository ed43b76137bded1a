"""The command line. Whatever is slow to load is loaded by the command that needs it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from .help import lines

HELP = lines()
Command = TypeVar("Command", bound=Callable[..., Any])


class Sorry(click.ClickException):
    """Something that cannot be done, said in one sentence."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class NoLegalGame(Sorry):
    exit_code = 1


class House(click.Group):
    """All commands. What the engine refuses is told in its own words: 1 for a record of no legal game, else 2."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ValueError as error:
            from croupier.core.game import Refused
            from croupier.records import BadRecord

            if not isinstance(error, Refused):
                raise
            raise (NoLegalGame if isinstance(error, BadRecord) else Sorry)(str(error)) from None
        except KeyboardInterrupt:
            ctx.exit(130)


class AtTable(click.Command):
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


def no_color(command: Command) -> Command:
    return click.option("--no-color", is_flag=True, help=HELP["help.no-color"])(command)


def json(command: Command) -> Command:
    return click.option("--json", is_flag=True, help=HELP["help.json"])(command)


def agreed_options(command: Command) -> Command:
    """What is agreed before a game."""
    for option in (
        click.option("--file", "from_files", metavar="OPTION=PATH", multiple=True, help=HELP["help-play.file"]),
        click.option("--set", "set_", metavar="OPTION=VALUE", multiple=True, help=HELP["help-play.set"]),
    ):
        command = option(command)
    return command


def table_options(command: Command) -> Command:
    """How a table is set."""
    return click.option("--seats", type=int, metavar="N", help=HELP["help-play.seats"])(agreed_options(command))


@click.group(cls=House, help=HELP["help"], context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="croupier", message="%(prog)s %(version)s")
def cli() -> None:
    pass


@cli.command("games", help=HELP["help-games"])
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


@cli.command(help=HELP["help-rules"])
@click.argument("game")
@click.argument("number", required=False)
@json
@no_color
def rules(game: str, number: str | None, json: bool, no_color: bool) -> None:
    from . import pages
    from .out import as_json, at_length, paper
    from .table import find_game

    name = find_game(game).name
    found = dict([pages.rule(name, number)]) if number else pages.numbered(pages.page(name))
    if json:
        as_json(found)
        return
    from rich.markdown import Markdown

    text = "\n\n".join(f"**{name}** {rule}" for name, rule in found.items()) if number else pages.page(name)
    at_length(paper(no_color), Markdown(text))


@cli.command(cls=AtTable, help=HELP["help-play"])
@click.argument("game", required=False)
@table_options
@click.option("--name", "--people", "people", metavar="NAME", multiple=True, help=HELP["help-play.people"])
@click.option("--players", metavar="LEVELS", help=HELP["help-play.players"])
@click.option("--seed", type=int, metavar="N", help=HELP["help-play.seed"])
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help=HELP["help-play.save"])
@click.option("--resume", is_flag=False, flag_value="", metavar="[GAME|FILE]", help=HELP["help-play.resume"])
@click.option("--pause", type=click.FloatRange(0, 60), default=0.6, metavar="SECONDS", help=HELP["help-play.pause"])
@no_color
def play(no_color: bool, pause: float, resume: str | None, **table: Any) -> None:
    from .out import paper
    from .play import play
    from .seating import Wishes

    console = paper(no_color)
    play(console, pause if console.is_terminal else 0, resume, Wishes(**table))


@cli.command(cls=AtTable, help=HELP["help-simulate"])
@click.argument("game")
@table_options
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help=HELP["help-simulate.games"])
@click.option("--players", metavar="LEVELS", help=HELP["help-simulate.players"])
@click.option("--seed", type=int, metavar="N", help=HELP["help-simulate.seed"])
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help=HELP["help-simulate.jobs"])
@click.option("--save", type=click.Path(path_type=Path), metavar="DIR", help=HELP["help-simulate.save"])
@json
@no_color
def simulate(games: int, jobs: int, json: bool, no_color: bool, **table: Any) -> None:
    from . import simulate
    from .out import as_json, paper

    plan = simulate.planned(**table)
    tally, seconds, stopped = simulate.run(plan, games, jobs, paper(no_color, stderr=True))
    if json:
        as_json(simulate.figures(plan, tally, seconds))
    else:
        simulate.show(paper(no_color), plan, tally, seconds, stopped)
    if stopped:
        raise click.exceptions.Exit(130)


@cli.command(cls=AtTable, help=HELP["help-arena"])
@click.argument("game", required=False)
@agreed_options
@click.option("--players", metavar="PLAYERS", help=HELP["help-arena.players"])
@click.option("--games", type=click.IntRange(1), metavar="N", help=HELP["help-arena.games"])
@click.option("--duplicate", is_flag=True, help=HELP["help-arena.duplicate"])
@click.option("--seed", type=int, metavar="N", help=HELP["help-simulate.seed"])
@click.option("--until-decided", is_flag=True, help=HELP["help-arena.until-decided"])
@click.option("--minutes", type=click.FloatRange(0, min_open=True), metavar="M", help=HELP["help-arena.minutes"])
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help=HELP["help-simulate.jobs"])
@click.option("--ray", metavar="ADDRESS", help=HELP["help-arena.ray"])
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help=HELP["help-arena.out"])
@click.option("--resume", is_flag=True, help=HELP["help-arena.resume"])
@json
@no_color
def arena(
    jobs: int, ray: str | None, until_decided: bool, minutes: float | None, json: bool, no_color: bool, **wishes: Any
) -> None:
    from . import arena
    from .out import as_json, paper

    wanted, messages = arena.Wishes(**wishes), paper(no_color, stderr=True)
    standings, folder = arena.opened(wanted)
    arena.announce(messages, wanted, standings)
    ending = arena.run(standings, folder, messages, jobs=jobs, ray=ray, until_decided=until_decided, minutes=minutes)
    if json:
        as_json(standings.figures())
    else:
        arena.show(paper(no_color), ending, folder)
    arena.ended(ending)


@cli.command(help=HELP["help-replay"])
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "as_", metavar="SEAT", help=HELP["help-replay.as"])
@click.option("--tables", is_flag=True, help=HELP["help-replay.tables"])
@json
@no_color
def replay(file: Path, as_: str | None, tables: bool, json: bool, no_color: bool) -> None:
    from croupier import records

    from . import replay
    from .out import as_json, paper

    if json:
        answer = replay.as_plain(file, as_)
        as_json(answer)
        raise click.exceptions.Exit(0 if answer["legal"] else 1)
    record = records.open_file(file)
    replay.check(record)
    replay.show(paper(no_color), record, replay.find_seat(record, as_), tables)


@cli.command(help=HELP["help-verify"])
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--commitment", metavar="HEX", help=HELP["help-verify.commitment"])
@click.option("--digest", metavar="HEX", help=HELP["help-verify.digest"])
@click.option("--each", is_flag=True, help=HELP["help-verify.each"])
@no_color
def verify(files: tuple[Path, ...], no_color: bool, **known: Any) -> None:
    from . import verify
    from .out import paper

    raise click.exceptions.Exit(0 if verify.run(paper(no_color), files, **known) else 1)


@cli.command(help=HELP["help-review"])
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--playouts", type=click.IntRange(2), metavar="N", help=HELP["help-review.playouts"])
@click.option("--seconds", type=click.FloatRange(0, min_open=True), metavar="S", help=HELP["help-review.seconds"])
@click.option("--seed", type=int, default=0, show_default=True, metavar="N", help=HELP["help-review.seed"])
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help=HELP["help-review.jobs"])
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE", help=HELP["help-review.html"])
@json
@no_color
def review(file: Path, html: Path | None, json: bool, no_color: bool, **effort: Any) -> None:
    from . import review
    from .out import as_json, paper

    made = review.made(file, paper(no_color, stderr=True), **effort)
    if made is None:
        raise click.exceptions.Exit(130)
    if html:
        review.write_page(made, html)
    if json:
        as_json(made)
    else:
        review.show(paper(no_color), made, html)


@cli.command(help=HELP["help-serve"])
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help=HELP["help-serve.host"])
@click.option("--port", type=click.IntRange(0, 65_535), default=8765, show_default=True, help=HELP["help-serve.port"])
@click.option("--database", metavar="URL|FILE", envvar="CROUPIER_DATABASE", help=HELP["help-serve.database"])
@click.option("--tls-cert", type=click.Path(), metavar="FILE", help=HELP["help-serve.tls-cert"])
@click.option("--tls-key", type=click.Path(), metavar="FILE", help=HELP["help-serve.tls-key"])
@click.option("--proxy", metavar="ADDRESSES", help=HELP["help-serve.proxy"])
@click.option("--keep-days", type=click.FloatRange(0), metavar="N", help=HELP["help-serve.keep-days"])
@click.option("--workers", type=click.IntRange(1, 256), metavar="N", help=HELP["help-serve.workers"])
@click.option("--open", "open_browser", is_flag=True, help=HELP["help-serve.open"])
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning", show_default=True,
    help=HELP["help-serve.log-level"],
)  # fmt: skip
@no_color
def serve(keep_days: float | None, open_browser: bool, no_color: bool, **asked: Any) -> None:
    from croupier.house.serving import Serving

    from . import serve
    from .out import paper

    serve.run(paper(no_color), Serving(**asked, rules=serve.rules(keep_days)), open_browser)


@cli.group(help=HELP["help-house"])
def house() -> None:
    pass


@house.command("export", help=HELP["help-house-export"])
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL|FILE", envvar="CROUPIER_DATABASE", help=HELP["help-serve.database"])
@no_color
def house_export(folder: Path, database: str | None, no_color: bool) -> None:
    from . import serve
    from .out import paper, say

    console = paper(no_color)
    console.print(say("house-exported", games=serve.export(console, database, folder), path=str(folder)))


@house.command("import", help=HELP["help-house-import"])
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--database", metavar="URL|FILE", envvar="CROUPIER_DATABASE", help=HELP["help-serve.database"])
@no_color
def house_import(files: tuple[Path, ...], database: str | None, no_color: bool) -> None:
    from . import serve
    from .out import paper, say

    new, known = serve.bring_in(paper(no_color, stderr=True), database, list(files))
    paper(no_color).print(say("house-imported", games=new, known=known))


def main() -> None:
    cli(prog_name="croupier")
