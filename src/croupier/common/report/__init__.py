"""Reports as one page each: HTML and SVG built as trees, so that whatever stands in a name is only ever text.

`page` lays a page out, `plot` has scales, ticks and marks, `charts` whole charts. None of them has words of its own:
whoever reports brings them, in the language of the reader.
"""
