"""What lies outside of docs/ and belongs to the site: pages of the project, and the examples that docs link to."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
EXAMPLES = [
    path.relative_to(ROOT).as_posix() for folder in ("examples/*.py", "deploy/*") for path in sorted(ROOT.glob(folder))
]


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
        files.append(File.generated(config, as_served(name), abs_src_path=str(ROOT / name)))
    return files


def as_served(name: str) -> str:
    """Programs and settings are plain text, which a browser shows instead of saving it."""
    return f"{name}.txt" if name.endswith(".py") or name.startswith("deploy/") else name


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """In the site, the folders docs/ and .. are the same."""
    return re.sub(r"\]\((?:\.\./|docs/)([^)]*)\)", lambda link: f"]({as_served(link[1])})", markdown)
