"""The pages for browsers and the documentation are part of the package: whoever installs it has them.

The README describes it, as far as it can be read without the project's files.
"""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURES = re.compile(r"<!-- pictures: .*?<!-- end of pictures -->\n\n", re.DOTALL)
SHOWN = re.compile(r'(?<=<img src=")(?!https://)')
LINK = re.compile(r"\[([^\]]+)\]\((?!https://|#)([^)]+)\)")


class PagesHook(BuildHookInterface[Any]):
    """Builds both, unless they are there and up to date; in a clone, script/pages does that when it is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "web/build.py"))["build"]()


class LongDescription(MetadataHookInterface):
    """What PyPI shows about the package: the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(readme, source)}


def described(readme: str, source: str | None) -> str:
    """The README for a place that has none of the project's files, such as PyPI.

    Pictures and links lead to where the source is published. As long as pyproject.toml names no such place, pictures
    are left out, and links are plain text."""
    if source is None:
        return LINK.sub(r"\1", PICTURES.sub("", readme))
    return LINK.sub(rf"[\1]({source}/blob/HEAD/\2)", SHOWN.sub(f"{source}/raw/HEAD/", readme))
