"""Links as QR codes, with the address under which other machines reach the hall."""

from __future__ import annotations

import io

import segno

from budokan.hall.identity import Asked, context_asked
from budokan.hall.keeper import address_for_others


def own_address(request: Asked) -> str:
    own = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return address_for_others(own, context_asked(request).network.addresses())


def drawn(link: str) -> bytes:
    """The link as a QR code, in SVG."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=4, xmldecl=False, title=link)
    return picture.getvalue()
