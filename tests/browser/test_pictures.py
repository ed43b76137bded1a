"""The pictures in the README still show what the pages look like."""

from __future__ import annotations

import base64

import pytest
from pictures import PICTURES, Picture, board, front, review, showdown
from playwright.sync_api import Browser

# Both are made so small that letters are a grey line, and whatever writes them hardly matters; then this share of their
# spots has another colour.
OTHERS = """async pair => {
  const [one, other] = await Promise.all(pair.map(async data => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
    const width = 48, height = Math.round(width * bitmap.height / bitmap.width);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  }));
  if (one.length !== other.length) return 1;
  let spots = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some(part => Math.abs(one[at + part] - other[at + part]) > 24)) spots++;
  return spots / (one.length / 4);
}"""
ALIKE = 0.08  # another font makes 0.04, another choice 0.25


def difference(browser: Browser, one: bytes, other: bytes) -> float:
    page = browser.new_page()
    found: float = page.evaluate(OTHERS, [base64.b64encode(data).decode() for data in (one, other)])
    page.close()
    return found


def picture(show: object) -> Picture:
    return next(one for one in PICTURES if one.show is show)


@pytest.mark.parametrize("show", [front, board, showdown], ids=["front", "board", "showdown"])
def test_a_picture_shows_what_the_page_looks_like(show: object, chromium: Browser, pages: None) -> None:
    """All but the review, which takes half a minute. After a change of what they show, run script/pictures."""
    found = picture(show)
    now = found.make(chromium)
    assert difference(chromium, found.file.read_bytes(), now) <= ALIKE, f"run script/pictures {found.name}"


@pytest.mark.parametrize(("one", "other"), [(front, showdown), (board, review)], ids=["laptop", "phone"])
def test_another_picture_is_noticed(one: object, other: object, chromium: Browser) -> None:
    pair = [picture(show).file.read_bytes() for show in (one, other)]
    assert difference(chromium, pair[0], pair[0]) == 0
    assert difference(chromium, *pair) > 4 * ALIKE
