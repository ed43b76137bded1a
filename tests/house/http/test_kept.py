"""What is the same for everybody is made once: asking for it again and again costs the house next to nothing."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from asgi import HOST
from places import a_place

from croupier.house.http import kept
from croupier.house.http.app import app


@pytest.mark.parametrize("path", ["/api/games", "/api/openapi.json", "/api/messages.json"])
async def test_what_describes_the_house_is_packed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    packed = list[int]()
    plain = gzip.compress

    def noted(data: bytes, level: int) -> bytes:
        packed.append(len(data))
        return plain(data, level)

    monkeypatch.setattr(kept.gzip, "compress", noted)  # type: ignore[attr-defined]
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        first = await ann.get(path)
        again = await ann.get(path)
        assert first.json() == again.json()
        assert first.headers["content-encoding"] == "gzip"
        assert len(packed) <= 1
        known = await ann.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        bare = await ann.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in bare.headers
        assert bare.json() == first.json()


async def test_texts_of_the_site_are_packed_once_and_read_again_when_they_change(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<p>" + "here " * 1000, encoding="utf-8")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    async with a_place(tmp_path) as place:
        pages = app(lambda: None, site=site)  # type: ignore[arg-type, return-value]
        pages.state.application = place.application
        async with httpx.AsyncClient(transport=httpx.ASGITransport(pages), base_url=f"http://{HOST}") as client:
            first, again = await client.get("/"), await client.get("/rolls")
            assert first.text == again.text
            assert first.headers["etag"] == again.headers["etag"]
            assert first.headers["content-encoding"] == "gzip"
            lost = await client.get("/nowhere", headers={"If-None-Match": first.headers["etag"]})
            assert (lost.status_code, lost.text) == (404, first.text)
            known = await client.get("/", headers={"If-None-Match": first.headers["etag"]})
            assert known.status_code == 304
            (site / "index.html").write_text("<p>new", encoding="utf-8")
            assert (await client.get("/", headers={"If-None-Match": first.headers["etag"]})).text == "<p>new"
            for path in ("/../secret.html", "/%2e%2e/secret.html", "/assets/../../secret.html", "/a%00.html"):
                assert "secret" not in (await client.get(path)).text
