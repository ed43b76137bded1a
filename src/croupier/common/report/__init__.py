"""Reports as one page each: HTML and SVG built as trees, so that whatever stands in a name is only ever text.

`page` lays out a page, `plot` has scales, ticks and marks, `charts` whole charts. None of them has words of its own:
the caller brings them, in the reader's language.
"""
