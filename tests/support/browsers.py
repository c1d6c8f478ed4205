"""A browser that was sent a push message: opens what was sealed for it, by RFC 8291 and RFC 8188 alone."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import struct
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def plain(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def as_words(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def mac(key: bytes, *parts: bytes) -> bytes:
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


class Subscriber:
    """Has a key of its own and a secret it shares with who may send it something."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)
        self.public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def p256dh(self) -> str:
        return as_words(self.public)

    def opened(self, body: bytes) -> bytes:
        """What was sealed; an exception if it was not for this browser or somebody has changed it."""
        salt, (record, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= record
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = mac(mac(self.auth, shared), b"WebPush: info\0", self.public, theirs, b"\x01")
        pseudo = mac(salt, secret)
        key = mac(pseudo, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = mac(pseudo, b"Content-Encoding: nonce\0\x01")[:12]
        opened = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert opened.endswith(b"\2"), "the last record says that it is the last"
        return opened[:-1]


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """RFC 8292: what the sender says of itself, and its key; an exception if it has not signed it."""
    assert authorization.startswith("vapid ")
    parts = dict(one.strip().split("=", 1) for one in authorization.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = plain(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(plain(claims)), parts["k"]
