"""Real proxies in front of a house: nginx and Caddy, with the examples of deploy/, on ports of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from house_process import PATIENCE
from project import ROOT

CERTIFICATES = Path(__file__).parent / "certificates"  # for localhost
HOUSE, HERE = "127.0.0.1:8765", "play.example"  # as the examples say
KINDS = ("nginx", "caddy")


def program(kind: str) -> str | None:
    return shutil.which(kind, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def example(kind: str, root: str) -> str:
    name = {"nginx": "nginx{}.conf", "caddy": "Caddyfile{}"}[kind].format("-below-a-path" if root else "")
    return (ROOT / "deploy" / name).read_text(encoding="utf-8")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def proxy(kind: str, root: str, house: str, folder: Path) -> Iterator[str]:
    """The address of the proxy in front of a house that listens there."""
    found, port = program(kind), free_port()
    assert found
    text = example(kind, root).replace(HOUSE, house)
    make = {"nginx": _for_nginx, "caddy": _for_caddy}[kind]
    command = [found, *make(text, port, folder)]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / f"{kind}.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        _wait_for(port, process, folder / f"{kind}.log")
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _for_nginx(text: str, port: int, folder: Path) -> list[str]:
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace(HERE, "localhost")
    for name, file in (("fullchain.pem", "localhost.pem"), ("privkey.pem", "localhost.key")):
        text = text.replace(f"/etc/letsencrypt/live/localhost/{name}", str(CERTIFICATES / file))
    places = "".join(
        f"{one}_temp_path {folder}/{one};\n" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{places}{text}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["-c", str(folder / "nginx.conf"), "-p", str(folder)]


def _for_caddy(text: str, port: int, folder: Path) -> list[str]:
    tls = f"\ttls {CERTIFICATES / 'localhost.pem'} {CERTIFICATES / 'localhost.key'}\n"
    text = text.replace(f"{HERE} {{\n", f"https://localhost:{port} {{\n\tbind 127.0.0.1\n{tls}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}", encoding="utf-8")
    return ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        is_hopeless = process.poll() is not None or time.monotonic() > until
        assert not is_hopeless, log.read_text(encoding="utf-8")
        time.sleep(0.02)
