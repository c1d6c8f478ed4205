"""`/manual`: the pages of the manual, under the same policy as all pages of the hall."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_307_TEMPORARY_REDIRECT, HTTP_404_NOT_FOUND

from budokan.hall.errors import NotFound
from budokan.hall.identity import Asked, context_asked
from budokan.hall.offline import plain_page
from budokan.hall.static import Page


@get(["/manual", "/manual/{path:path}"], include_in_schema=False, opt={"packed": True})
async def manual_page(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
    """A page of the manual; a page that says how it comes about, where it was not built."""
    manual = context_asked(request).manual
    if not manual:
        said = plain_page("manual-none-title", "manual-none-about", "manual-none-rules", "/rules/samurai-sword")
        return Response(said, media_type="text/html", status_code=HTTP_404_NOT_FOUND)
    found = await asyncio.to_thread(manual.find, path)
    if found is not None:
        return sent(found, request)
    first = manual.first(path, request.headers.get("accept-language", ""))
    if not first:
        raise NotFound("hall-no-such-page")
    return Response(b"", status_code=HTTP_307_TEMPORARY_REDIRECT, headers={"location": first, "vary": "accept-language"})


def sent(found: Page, request: Asked) -> Response[bytes]:
    """A file as it travels: packed for whoever can unpack it, and nothing for whoever has it already."""
    headers = {"etag": found.etag, "cache-control": found.lasting, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=found.type)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.type)
    return Response(found.content, headers=headers, media_type=found.type)


MANUAL_ROUTES = [manual_page]
