"""`python -m croupier.terminal` is `croupier`."""

from .interrupts import clean_terminal


def main() -> None:
    with clean_terminal():
        from .cli import cli  # in here, because Ctrl+C may come while it is loaded

        cli(prog_name="croupier")


if __name__ == "__main__":
    main()
