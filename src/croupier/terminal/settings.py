"""The options of `serve`: each is also an environment variable, and `show` says each value and where it came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
from click.core import ParameterSource

from . import usage

PREFIX = "CROUPIER_"


def variable(name: str) -> str:
    """The environment variable of an option: CROUPIER_TLS_CERT for --tls-cert."""
    return PREFIX + name.lstrip("-").replace("-", "_").upper()


def setting(name: str, *more: str, **about: Any) -> Callable[[Any], Any]:
    """An option that is also an environment variable."""
    return click.option(name, *more, cls=usage.Option, envvar=variable(name), help=f"help-serve.{name[2:]}", **about)


def show(ctx: click.Context) -> None:
    """A line for each option: its value, without passwords, and where it came from."""
    from .out import say
    from .wrapping import columns

    rows = [
        (option.opts[0], shown(option.opts[0], ctx.params[option.name]), say(_source(ctx, option)))
        for option in ctx.command.params
        if option.name in ctx.params and isinstance(option.envvar, str)
    ]
    wide = [max(columns(row[place]) for row in rows) for place in (0, 1)]
    for name, value, source in rows:
        gaps = (" " * (width - columns(text) + 2) for width, text in zip(wide, (name, value), strict=True))
        click.echo(f"{name}{next(gaps)}{value}{next(gaps)}{source}")


def _source(ctx: click.Context, option: click.Parameter) -> str:
    match ctx.get_parameter_source(option.name or ""):
        case ParameterSource.COMMANDLINE:
            return "config-option"
        case ParameterSource.ENVIRONMENT:
            return "config-variable"
    return "config-default"


def shown(name: str, value: Any) -> str:
    """A value as it may be shown to someone looking over your shoulder."""
    if name == "--database":
        from sqlalchemy import make_url

        from croupier.house.storage.storage import understood

        return make_url(understood(value)).render_as_string(hide_password=True)
    if value is None or value is False:
        return "-"
    return "***" if name.endswith("-token") else "yes" if value is True else str(value)
