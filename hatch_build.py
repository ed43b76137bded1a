"""The pages for browsers and the documentation are part of the package: whoever installs it has them."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Builds both, unless they are there and up to date; in a clone, script/pages does that when it is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "web/build.py"))["build"]()
