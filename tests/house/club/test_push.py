"""Web Push: encrypted for one browser, signed by the house, and handed only to push services."""

from __future__ import annotations

import socket
import subprocess
import sys
import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from push_service import Browser, push_service, read

from croupier.house.club.push import Keys, Reply, checked, encrypted, filled, plain, post
from croupier.house.common.refusals import NotAllowed

# The example of RFC 8291, appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RESULT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    number = int.from_bytes(read(SENDER), "big")
    assert plain(encrypted(MESSAGE, KEY, AUTH, read("DGv6ra1nlYgDCS1FRnbzlw"), number)) == RESULT


def test_no_two_messages_are_alike_and_their_length_says_little() -> None:
    assert encrypted(MESSAGE, KEY, AUTH) != encrypted(MESSAGE, KEY, AUTH)
    lengths = {len(encrypted(filled(b"x" * size), KEY, AUTH)) for size in (2, 100, 400)}
    assert len(lengths) == 1
    assert len(encrypted(filled(b"x" * 3_000), KEY, AUTH)) <= 4_096


def test_keys_are_those_of_the_secret() -> None:
    assert Keys(b"one").public == Keys(b"one").public != Keys(b"two").public
    assert len(read(Keys(b"one").public)) == 65


def test_only_the_browser_can_read_it_and_the_signature_is_right() -> None:
    with push_service() as service:
        keys, ann, ben = Keys(b"one"), Browser(service, "ann"), Browser(service, "ben")
        asked = ann.subscription()
        body = encrypted(b'{"a": 1}', asked["p256dh"], asked["auth"])
        signed = keys.authorization(ann.endpoint, "https://play.example", time.time())
        assert post(ann.endpoint, {"Authorization": signed}, body, True) == Reply(201)
        (one,) = service.arrived
        assert ann.decrypted(one.body) == {"a": 1}
        with pytest.raises(InvalidTag):
            ben.decrypted(one.body)
        assert service.check_signed(one, keys.public, time.time())["sub"] == "https://play.example"
        forged = keys.authorization(ann.endpoint, "https://play.example", time.time() + 1).split(".")[1]
        one.headers["Authorization"] = signed.replace(signed.split(".")[1], forged)
        with pytest.raises(InvalidSignature):
            service.check_signed(one, keys.public, time.time())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x", "ftp://push.example/x", "https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x",
        "https://10.1.2.3/x", "https://169.254.169.254/latest", "https://192.168.0.1/x", "https://push.example:22/x",
        "https://user@push.example/x", "https:///x", "x", "https://push.example/a b", "https://[x/", "https://a:b/",
        "https://[fd00::1]/", "https://[::ffff:10.0.0.1]/", "https://0.0.0.0/", "https://push.example/\r\nX: y",
    ],
)  # fmt: skip
def test_only_push_services_are_sent_to(endpoint: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        checked(endpoint)
    assert refused.value.code == "bad-endpoint"
    assert post(endpoint, {}, b"") == Reply(0)


def test_a_push_service_may_be_meant() -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/x:y", "https://push.example:443/x?y=z"):
        assert checked(endpoint).scheme == "https"


def test_a_name_that_leads_into_the_own_network_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    with push_service() as service:
        at = ("127.0.0.1", int(service.address.rpartition(":")[2]))
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", at)]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        assert post("https://push.example/x", {}, b"").status == 404
        assert service.arrived == []


def test_whoever_does_not_answer_is_no_fault() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
    assert post(f"http://127.0.0.1:{port}/x", {}, b"", True) == Reply(0)
    assert post("https://no-such-host.invalid/x", {}, b"") == Reply(0)


def test_nothing_is_loaded_before_it_is_needed() -> None:
    code = "import croupier.house.http.app, sys; sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
