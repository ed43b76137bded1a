"""`python -m croupier.terminal` is `croupier`."""

from .interrupts import clean_terminal


def main() -> None:
    with clean_terminal():
        from .cli import main  # in here, because Ctrl+C may come while it is loaded

        main()


if __name__ == "__main__":
    main()
