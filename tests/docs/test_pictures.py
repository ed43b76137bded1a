"""The README shows pictures of the real pages: what script/pictures makes, small, sharp and described in words."""

from __future__ import annotations

import re

import pytest
import shown
from pictures import FOLDER, MOST, PICTURES, Picture
from project import ROOT

IMAGE = re.compile(r'<img src="(?P<file>[^"]+)" width="(?P<width>\d+)" alt="(?P<alt>[^"]+)">')
every = pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)


def images(page: str) -> dict[str, re.Match[str]]:
    """The pictures on a page, by their paths in the project."""
    text, here = shown.read(ROOT / page), (ROOT / page).parent
    assert text.count("<img") + text.count("![") == len(IMAGE.findall(text)), f"{page} has other pictures"
    return {(here / one["file"]).resolve().relative_to(ROOT).as_posix(): one for one in IMAGE.finditer(text)}


def size(webp: bytes) -> tuple[int, int]:
    """Width and height in pixels, from the header of a file: https://developers.google.com/speed/webp/docs/riff_container"""
    assert (webp[:4], webp[8:12]) == (b"RIFF", b"WEBP")
    if webp[12:16] == b"VP8X":
        width, height = (int.from_bytes(webp[at : at + 3], "little") + 1 for at in (24, 27))
    else:
        assert webp[12:16] == b"VP8 "
        width, height = (int.from_bytes(webp[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    return width, height


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_pages_show_exactly_the_pictures_that_are_made(page: str) -> None:
    made = {one.file.relative_to(ROOT).as_posix() for one in PICTURES}
    assert set(images(page)) == made
    assert {path.relative_to(ROOT).as_posix() for path in FOLDER.iterdir()} == made, "script/pictures makes no others"


@every
def test_a_picture_is_small_and_has_the_size_of_its_window(picture: Picture) -> None:
    data = picture.file.read_bytes()
    assert len(data) < MOST
    assert size(data) == picture.size


@every
@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_a_picture_is_sharp_where_it_is_shown_and_is_described(page: str, picture: Picture) -> None:
    image = images(page)[picture.file.relative_to(ROOT).as_posix()]
    assert 2 * int(image["width"]) <= picture.size[0], "fewer than two pixels for each of the page"
    assert len(image["alt"].split()) >= 8


def test_the_readme_shows_before_it_tells() -> None:
    """Within one screen: one paragraph, the pictures, and what to type."""
    readme = shown.read(ROOT / "README.md")
    told, _, rest = readme.partition("<img")
    assert len(told.splitlines()) <= 10
    after = rest.rpartition("<img")[2].splitlines()
    assert any("script/play" in line for line in after[:10])
