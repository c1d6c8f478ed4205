"""Web Push: sealed for one browser alone, signed by the hall, and of one length whatever it says."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from budokan.hall.errors import Refusal
from budokan.hall.notices.addresses import read_target
from budokan.hall.notices.webpush import (
    PADDED,
    PushKey,
    Subscription,
    _sealed,
    check_subscription,
    decoded,
    encoded,
    padded,
    sealed,
)
from tests.support.browsers import Subscriber, signed_claims


def key_of(words: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(words)), ec.SECP256R1())


def test_the_example_of_rfc_8291_comes_out_to_the_byte() -> None:
    """Appendix A: with its keys and its salt, the very message it gives; and a browser with its keys reads it."""
    browser = Subscriber(key_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    own, salt = key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser.public)
    said = b"When I grow up, I want to be a watermelon"
    made = _sealed(said, theirs, browser.auth, own, salt)
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(made) == said


def test_only_the_browser_it_was_sealed_for_opens_it_and_no_two_are_alike() -> None:
    browser, other = Subscriber(), Subscriber()
    to = Subscription("https://push.test/x", browser.p256dh, encoded(browser.auth))
    one, two = (sealed(padded(b'{"a":1}'), to) for _ in range(2))
    assert one != two
    assert json.loads(browser.opened(one)) == json.loads(browser.opened(two)) == {"a": 1}
    for stranger in (other, Subscriber(auth=browser.auth)):
        with pytest.raises(InvalidTag):
            stranger.opened(one)
    with pytest.raises(InvalidTag):
        browser.opened(one[:-1] + bytes([one[-1] ^ 1]))


def test_its_length_tells_nothing() -> None:
    browser = Subscriber()
    to = Subscription("https://push.test/x", browser.p256dh, encoded(browser.auth))
    assert len({len(sealed(padded(b"{}" + b" " * more), to)) for more in range(0, PADDED - 2, 97)}) == 1


def test_the_hall_signs_for_one_push_service_and_a_while() -> None:
    key = PushKey.new()
    target = read_target("https://push.test:8443/send/abc", ())
    headers = PushKey.read(key.text()).headers(target, 1_800_000_000_000, "mailto:keeper@hall.test")
    claims, told = signed_claims(headers["authorization"])
    assert claims == {"aud": "https://push.test:8443", "exp": 1_800_000_000 + 12 * 3600, "sub": "mailto:keeper@hall.test"}
    assert told == key.public
    head, _, rest = headers["authorization"].partition(".")
    forged = f"{head}.{encoded(json.dumps({**claims, 'aud': 'https://other.test'}).encode())}.{rest.partition('.')[2]}"
    with pytest.raises(InvalidSignature):
        signed_claims(forged)


def test_keys_that_are_none_are_refused() -> None:
    browser = Subscriber()
    check_subscription(Subscription("https://push.test/x", browser.p256dh, encoded(browser.auth)))
    outside = encoded(b"\4" + b"\1" * 64)
    for p256dh, auth in (
        ("", encoded(browser.auth)),
        ("????", encoded(browser.auth)),
        (outside, encoded(browser.auth)),
        (browser.p256dh, ""),
        (browser.p256dh, encoded(b"short")),
        (browser.p256dh, "ä" * 16),
    ):
        with pytest.raises(Refusal, match="push keys"):
            check_subscription(Subscription("https://push.test/x", p256dh, auth))
