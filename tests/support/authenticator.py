"""An authenticator in a few lines: it makes a passkey and answers with it, as the hall asks."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

HERE = 0x01 | 0x04
"""Somebody was there, and it was them."""

WITH_KEY = 0x40


class Authenticator:
    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.used = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], HERE | WITH_KEY) + about
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"], origin)
        return self._credential({"clientDataJSON": said, "attestationObject": made})

    def show(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        self.used += 1
        data = self._data(options["rpId"], HERE)
        said = self._said("webauthn.get", options["challenge"], origin)
        signed = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({"clientDataJSON": said, "authenticatorData": data, "signature": signed})

    def _data(self, name: str, flags: int) -> bytes:
        return sha256(name.encode()).digest() + bytes([flags]) + self.used.to_bytes(4, "big")

    @staticmethod
    def _said(kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        words = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": words, "clientExtensionResults": {}}
