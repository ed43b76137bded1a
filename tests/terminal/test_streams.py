"""What the command line writes into files and pipes."""

from __future__ import annotations

import io

from croupier.terminal.__main__ import use_utf8


def test_files_and_pipes_get_utf8_whatever_the_system_would_choose() -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="cp1252")
    use_utf8(stream, None)  # a program without a console has no streams
    stream.write("● 赌场")
    stream.flush()
    assert written.getvalue() == "● 赌场".encode()
