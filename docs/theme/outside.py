"""What lies outside of docs/ and belongs to the site: pages of the project, and the examples that docs link to."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
EXAMPLES = ("examples/player.py", "examples/verify.py")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """A page that is not written is not listed."""
    for part in config.nav or []:
        for title, pages in part.items():
            if isinstance(pages, list):
                part[title] = [page for page in pages if is_written(*page.values())]
    return config


def is_written(name: str) -> bool:
    return name in PAGES or (ROOT / "docs" / name).is_file()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in (*PAGES, *EXAMPLES):
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """In the site, the folders docs/ and .. are the same."""
    return re.sub(r"\]\((?:\.\./|docs/)", "](", markdown)
