"""How the hall is, for whoever watches it: a balancer, a container, a unit of systemd."""

from __future__ import annotations

from litestar import Response, get
from litestar.enums import MediaType
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from budokan.hall.identity import Asked, context_asked


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process is there and answers. Whether it can keep anything is another question: to start it anew would not help."""
    return "alive\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: Asked) -> Response[str]:
    """Whether a decision made here now would be kept."""
    if await context_asked(request).pulse.beats():
        return Response("ready\n", status_code=HTTP_200_OK)
    return Response("not ready\n", status_code=HTTP_503_SERVICE_UNAVAILABLE)


HEALTH_ROUTES = [healthz, readyz]
