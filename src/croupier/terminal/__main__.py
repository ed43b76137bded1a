"""`python -m croupier.terminal` is `croupier`."""

from .cli import main

main()
