"""Opening the house: the server process, its addresses, and a graceful end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import ssl
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import msgspec
import uvicorn

from croupier.common import records
from croupier.core.game import Refused, Value

from ..application.application import Application
from ..application.policy import Policy
from ..cluster.cluster import Alone, Cluster
from ..cluster.postgres import member
from ..common.clock import SystemClock
from ..http.app import app
from ..http.connections import Config, Connection, Gate, room_for_connections, shake_hands_soon
from ..http.frames import Frames
from ..limits.addresses import Proxies
from ..storage.storage import Storage
from ..thinking.pool import Thinkers
from . import systemd
from .logs import call_worker, open_anew, write_to

BEAT = 1.0  # seconds between two signs of life

logger = logging.getLogger("croupier.house")


class Serving(Value):
    """How a house is to be opened."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str | None = None
    tls_cert: str | None = None
    tls_key: str | None = None
    proxy: str | None = None  # addresses of proxies trusted to say who is asking
    root_path: str = ""  # where the house lies on its server: "" at the top, or /croupier
    log_level: str = "warning"
    log_file: str | None = None  # None: standard error
    workers: int | None = None  # processes that share the work; None: this one alone
    policy: Policy = msgspec.field(default=Policy(), name="rules")  # the name that parents of older versions send

    @property
    def scheme(self) -> str:
        return "https" if self.tls_cert else "http"


Opened = Callable[[str, list[str]], None]  # told the address for this machine, and those for others


def serve(asked: Serving, opened: Opened) -> None:
    """Serve until stopped."""
    write_to(asked.log_file, asked.log_level)
    check(asked)
    listening = bound(asked.host, asked.port)
    listening.listen()  # anyone who comes before the application is open waits, and is not turned away

    def ready(here: str, near: list[str]) -> None:
        opened(here, near)
        systemd.tell(systemd.READY)

    run(asked, listening, ready, beat=lambda: systemd.tell(systemd.ALIVE))
    systemd.tell(systemd.STOPPING)


class Polite(uvicorn.Server):
    """Connections that were accepted are still heard for this many seconds before all are closed."""

    def __init__(self, config: uvicorn.Config, linger: float) -> None:
        super().__init__(config)
        self._linger = linger

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # new connections go to other workers
        self.server_state.default_headers += [(b"connection", b"close")]  # and so do further requests
        await asyncio.sleep(self._linger)
        await super().shutdown(sockets)


def run(
    asked: Serving,
    listening: socket.socket,
    opened: Opened,
    thinking: int | None = None,
    *,
    beat: Callable[[], None],
    linger: float = 0.0,
) -> None:
    """Serve at this socket, with this many processes that think. As long as all is well, the heart beats."""

    async def stay_open() -> None:
        """The database first: if anything is wrong with it, whoever opens the house is told in a sentence."""
        storage, thinkers = await Storage.open(asked.database), Thinkers(thinking)
        thinkers.warm_up()
        config.app = app(lambda: open_application(storage, thinkers), root=asked.root_path)
        beating = asyncio.ensure_future(_keep_beating(beat))
        if hasattr(signal, "SIGHUP") and not ends_with_its_terminal(asked):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, _begin_anew, asked, config)
        try:
            if asked.tls_cert:
                shake_hands_soon(asyncio.get_running_loop(), asked.policy.limits.head)
            await Polite(config, linger).serve(sockets=[listening])
        finally:
            beating.cancel()
            thinkers.close()
            logger.info("the house is closed")

    async def open_application(storage: Storage, thinkers: Thinkers) -> Application:
        cluster: Cluster = Alone()
        if storage.is_shared:
            cluster = member(storage.engine, SystemClock())
            call_worker(cluster.worker)
        application = Application(storage, thinkers, await storage.secret("cookies"), asked.policy, cluster=cluster)
        opened(*addresses(asked, listening.getsockname()[1]))
        logger.info("the house is open")
        return application

    config = Config(
        "",
        log_config=None,
        lifespan="on",
        http=Connection,
        ws=Frames,
        ws_max_size=asked.policy.limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        ssl_certfile=asked.tls_cert,
        ssl_keyfile=asked.tls_key,
        proxy_headers=asked.proxy is not None,
        forwarded_allow_ips=asked.proxy,
        server_header=False,
        access_log=False,
    )
    config.gate = Gate(asked.policy.limits, Proxies(asked.proxy), room_for_connections())
    if hasattr(signal, "SIGUSR2"):
        signal.signal(signal.SIGUSR2, signal.SIG_IGN)  # it tells a parent to replace its workers: supervisor.py
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server handles it in its own time, and then passes it on
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(stay_open())


async def _keep_beating(beat: Callable[[], None]) -> None:
    while True:
        beat()
        await asyncio.sleep(BEAT)


def ends_with_its_terminal(asked: Serving) -> bool:
    """Whether SIGHUP means that somebody who opened the house to play has closed its window."""
    return asked.log_file is None and sys.stderr.isatty()


def _begin_anew(asked: Serving, config: uvicorn.Config) -> None:
    """After SIGHUP: reopen the log file, and reload the certificate."""
    open_anew()
    try:
        if config.ssl:
            config.ssl.load_cert_chain(asked.tls_cert or "", asked.tls_key)
    except (OSError, ValueError) as error:
        logger.error("the certificate could not be reloaded: %s", error)


def check(asked: Serving) -> None:
    """Refuse what cannot work, before anything is done."""
    for one in asked.policy.figures.addresses:
        try:
            ip_network(one, strict=False)
        except ValueError:
            said = "{address} is neither an address nor a network: --metrics-from takes 192.0.2.7 or 10.0.0.0/8."
            raise Refused(said, "metrics-from", address=one) from None
    check_files(asked)


def check_files(asked: Serving) -> None:
    if bool(asked.tls_cert) != bool(asked.tls_key):
        raise Refused("A certificate and its key belong together: give both --tls-cert and --tls-key.", "tls-pair")
    for file in (asked.tls_cert, asked.tls_key):
        if file and not Path(file).is_file():
            raise Refused("{file} is not a file that can be read.", "tls-file", file=file)
    if asked.tls_cert:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(asked.tls_cert, asked.tls_key)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            said = "{cert} and {key_file} cannot be used for TLS: {reason}."
            raise Refused(said, "tls", cert=asked.tls_cert, key_file=asked.tls_key, reason=str(reason)) from None
        if os.name != "nt" and Path(asked.tls_key or "").stat().st_mode & 0o077:
            logger.warning(
                "other users of this machine can read the certificate's key: chmod 600 is enough for the house"
            )


def bound(host: str, port: int, is_shared: bool = False) -> socket.socket:
    """The socket, bound before anything else is done."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(found[0], socket.SOCK_STREAM)
        if sys.platform == "win32":  # where SO_REUSEADDR would let another program take the port over
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(found[4])
    except OSError as error:
        said = "The house cannot open on {host}, port {port}: {reason}. Try another --port."
        raise Refused(said, "port", host=host, port=str(port), reason=records.trouble(error)) from None
    return listening


def addresses(asked: Serving, port: int) -> tuple[str, list[str]]:
    """The addresses for this machine, and for others."""
    return (
        f"{asked.scheme}://{_shown(asked.host)}:{port}{asked.root_path}",
        [f"{asked.scheme}://{one}:{port}{asked.root_path}" for one in _near(asked.host)],
    )


def _shown(host: str) -> str:
    """The address to type on this machine."""
    if host in ("0.0.0.0", "::", "127.0.0.1", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _near(host: str) -> list[str]:
    """The addresses for others in the same network, if the house listens to them."""
    if host not in ("0.0.0.0", "::", ""):
        return [] if host in ("127.0.0.1", "localhost", "::1") else [_shown(host)]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
            found: str = probe.getsockname()[0]
        except OSError:
            return []
    return [] if found.startswith("127.") else [found]
