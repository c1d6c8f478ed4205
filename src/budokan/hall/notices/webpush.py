"""Web Push: what is sent is sealed for one browser alone (RFC 8291), and signed by the hall (RFC 8292).

The service in between sees where it goes, when, and how long it is; `PADDED` hides the last.
"""

from __future__ import annotations

import base64
import json
import os
import struct

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from budokan.hall.errors import Refusal
from budokan.hall.notices.addresses import Target

PADDED = 1_024
"""Bytes to which every message is filled up: its length tells nothing. Push services take four times as much."""

RECORD = 4_096
SIGNED_FOR = 12 * 3600
"""Seconds a signature holds; a day is the most a push service takes."""

LASTS = 24 * 3600
"""Seconds a push service keeps a notice for a browser that is off."""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that may be sent something: its place at a push service, its key, and a secret it shares with the hall."""

    endpoint: str
    p256dh: str
    auth: str


def decoded(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def check_subscription(one: Subscription) -> None:
    """Keys of the right kind, or one sentence."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(one.p256dh))
        if len(decoded(one.auth)) != 16:
            raise ValueError
    except (ValueError, TypeError):
        raise Refusal("notice-bad-subscription") from None


class PushKey:
    """The hall's own key, by which push services know that a message comes from the hall the browser has agreed to."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key

    @staticmethod
    def new() -> PushKey:
        return PushKey(ec.generate_private_key(ec.SECP256R1()))

    @staticmethod
    def read(words: str) -> PushKey:
        return PushKey(ec.derive_private_key(int.from_bytes(decoded(words)), ec.SECP256R1()))

    def text(self) -> str:
        """What the store keeps."""
        return encoded(self._key.private_numbers().private_value.to_bytes(32))

    @property
    def public(self) -> str:
        """What a browser is told when it agrees."""
        return encoded(_point(self._key.public_key()))

    def headers(self, target: Target, now: int, contact: str = "") -> dict[str, str]:
        """RFC 8292: who sends it, for which push service, until when."""
        claims = {"aud": target.origin, "exp": now // 1000 + SIGNED_FOR}
        if contact:
            claims["sub"] = contact
        parts = [encoded(json.dumps(one, separators=(",", ":")).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
        token = ".".join([*parts, encoded(r.to_bytes(32) + s.to_bytes(32))])
        return {"authorization": f"vapid t={token}, k={self.public}"}


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def sealed(message: bytes, to: Subscription) -> bytes:
    """RFC 8291: readable by this browser alone. Key and salt are made for this one message."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(to.p256dh))
    return _sealed(message, theirs, decoded(to.auth), ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def _sealed(
    message: bytes, theirs: ec.EllipticCurvePublicKey, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + _point(theirs) + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def padded(message: bytes) -> bytes:
    """JSON may end in blanks: so that all messages are of one length."""
    return message + b" " * max(0, PADDED - len(message))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
