"""The pages: the built client, held in memory, and the words that go with everything the hall sends."""

from __future__ import annotations

import base64
import gzip
import mimetypes
import re
from functools import cache
from hashlib import sha256
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

TEXTUAL = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


@cache
def _packed(content: bytes) -> bytes:
    """As small as it gets, nothing where that is no smaller: worked out once for all halls of a process."""
    packed = gzip.compress(content, 9, mtime=0)
    return packed if len(packed) < len(content) else b""


class Page:
    """One file, as it travels."""

    __slots__ = ("content", "etag", "lasting", "packed", "type")

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{sha256(content).hexdigest()[:20]}"'
        self.lasting = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        self.packed = _packed(content) if self.type.startswith(TEXTUAL) else b""


class Pages:
    """Every file of the built client; none, if it has not been built."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        self._pages = {
            name: Page(name, file.read_bytes())
            for file in files
            if not (name := file.relative_to(folder).as_posix()).startswith(".")
        }
        self.index = self._pages.get("index.html")
        self.policy = content_security_policy(self.index.content if self.index else b"")

    def find(self, path: str) -> Page | None:
        """The file at this path; the routes of the client all lead to its index, files that are missing to nothing."""
        name = path.strip("/")
        if name in self._pages:
            return self._pages[name]
        return None if "." in name.rsplit("/", 1)[-1] or name.startswith("assets/") else self.index


def content_security_policy(index: bytes) -> str:
    """Nothing from elsewhere; inline scripts only those that the built page has, by their hash."""
    hashes = [base64.b64encode(sha256(script).digest()).decode() for script in _INLINE.findall(index)]
    scripts = " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; media-src 'self' data:; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def security_headers(policy: str) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"x-frame-options", b"DENY"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
    ]
