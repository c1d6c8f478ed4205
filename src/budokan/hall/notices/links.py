"""Links in notices: one turns a channel off, one confirms an address. Both are signed, and hold without logging in."""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256
from typing import Literal

from budokan.hall.errors import NotYours

Purpose = Literal["off", "confirm"]

LENGTH = 24
"""Bytes of a signature."""


class Signer:
    """Signs with a secret of the hall's."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: Purpose, channel: str) -> str:
        """What stands in a link; a signature for one purpose is none for another. No dot: what has one is taken for a file."""
        return f"{channel}~{self._signature(purpose, channel)}"

    def read(self, purpose: Purpose, signed: str) -> str:
        """The channel a link is about."""
        channel, _, signature = signed.rpartition("~")
        if not signed.isascii() or not hmac.compare_digest(signature, self._signature(purpose, channel)):
            raise NotYours("notice-bad-link")
        return channel

    def _signature(self, purpose: Purpose, channel: str) -> str:
        made = hmac.new(self._secret, f"{purpose} {channel}".encode(), sha256).digest()[:LENGTH]
        return base64.urlsafe_b64encode(made).decode()
