"""How commands, and mistakes in using them, are explained in the current language.

The help of a command or an option is the key of a line, which is looked up when somebody asks for help.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import IO, Any

import click

from croupier.common.languages import language

from .help import line_of
from .wrapping import columns, wrapped

HEADINGS = {"Options": "help-usage.options", "Commands": "help-usage.commands"}  # as click calls them
SENTENCE = re.compile(r"(?<=[.?!]) |(?<=[。？！])")  # where a sentence ends
NAMES, GAP = 30, 2  # columns of the widest name in a list, and between it and what it means


def helped(key: str) -> str:
    return line_of(language(), key)


def _before(label: str) -> str:
    """A label that something follows; a wide colon needs no space."""
    return label if columns(label[-1]) > 1 else f"{label} "


class WithHelp:
    """Something with a line of help."""

    _key: str | None

    @property
    def help(self) -> str | None:
        return helped(self._key) if self._key else None

    @help.setter
    def help(self, key: str | None) -> None:
        self._key = key


class Formatter(click.HelpFormatter):
    """Breaks lines where the language allows, and counts columns, as some letters fill two."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, _before(helped("help-usage.usage")) if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{helped(HEADINGS[heading])}\n")

    def write_text(self, text: str) -> None:
        room = self.width - self.current_indent
        paragraphs = [wrapped(paragraph, room) for paragraph in text.split("\n\n")]
        for number, paragraph in enumerate(paragraphs):
            self.write("\n" if number else "")
            for line in paragraph:
                self.write(f"{'':>{self.current_indent}}{line}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = NAMES, col_spacing: int = GAP) -> None:
        rows = [*rows]
        column = min(max(columns(name) for name, _ in rows), col_max) + col_spacing
        room = max(self.width - self.current_indent - column, 10)
        for name, text in rows:
            self.write(f"{'':>{self.current_indent}}{name}")
            told = wrapped(text, room) or [""]
            if columns(name) > column - col_spacing:
                told.insert(0, "")
            before = max(column - columns(name), 0)
            for number, line in enumerate(told):
                self.write((" " * (before if number == 0 else self.current_indent + column) + line).rstrip() + "\n")


class Context(click.Context):
    formatter_class = Formatter


class Option(WithHelp, click.Option):
    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        extra = self.get_help_extra(ctx)
        notes = [_before(helped("help-usage.default")) + str(extra["default"])] if "default" in extra else []
        notes += [extra["range"]] if "range" in extra else []
        names = super().get_help_record(ctx)
        return names and (names[0], "  ".join([self.help or "", *(f"[{note}]" for note in notes)]))


class Command(WithHelp, click.Command):
    context_class = Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = helped("help-usage.help")
        return option

    def get_short_help_str(self, limit: int = 45) -> str:
        """Its first sentence."""
        return SENTENCE.split((self.help or "").partition("\n\n")[0])[0].removesuffix(".")


class Group(Command, click.Group):
    command_class = Command


class Misused(click.UsageError):
    """A command was used wrongly, and how to find out the right way."""

    def show(self, file: IO[Any] | None = None) -> None:
        from .out import say

        if self.ctx is not None:
            click.echo(self.ctx.get_usage(), err=True)
            click.echo(say("usage-help", command=f"{self.ctx.command_path} --help") + "\n", err=True)
        click.echo(self.message, err=True)


def told(error: click.UsageError) -> click.UsageError:
    """The same mistake, told in the current language."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError | Misused):
        return error
    return Misused(_sentence(error), error.ctx)


def _sentence(error: click.UsageError) -> str:
    from .out import say

    match error:
        case click.NoSuchOption():
            return say("usage-no-option", option=error.option_name, near=_near(error.possibilities))
        case click.exceptions.NoSuchCommand():
            return say("usage-no-command", command=error.command_name, near=_near(error.possibilities))
        case click.MissingParameter():
            return say("usage-missing", name=_name(error))
        case click.BadParameter():
            return say("usage-bad-value", name=_name(error), kind=_kind(error.param.type if error.param else None))
        case click.BadOptionUsage():
            return say("usage-bad-option", option=error.option_name)
    return say("usage-too-much")


def _near(possibilities: Sequence[str] | None) -> tuple[str, ...] | str:
    return tuple(possibilities or ()) or "none"


def _name(error: click.BadParameter) -> str:
    return error.param.get_error_hint(error.ctx).strip("'") if error.param else ""


def _kind(kind: click.ParamType[Any] | None) -> tuple[str, ...] | str:
    """What a value of this type looks like."""
    from .out import say

    if isinstance(kind, click.Choice):
        return tuple(kind.choices)
    name = "int" if isinstance(kind, click.IntRange) or kind is click.INT else "number"
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    limits = ("-from" if least is not None else "") + ("-to" if most is not None else "")
    return say(f"kind-{name}{limits}", least=least, most=most)
