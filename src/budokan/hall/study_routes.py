"""HTTP: the Lab. It lies under the keeper's path, since the keeper's cookie goes nowhere else."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from budokan.hall.identity import Asked, context_asked
from budokan.hall.keeper_routes import is_keeper
from budokan.hall.schemas.lab import Lab, StudyForm, StudyInfo
from budokan.hall.studies import Studies

REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox"
"""A report needs nothing but its own style, and may do nothing."""


def _studies(request: Asked) -> Studies:
    return context_asked(request).studies


@get("/api/keeper/lab")
async def lab(request: Asked) -> Lab:
    """What you may do in the Lab of this hall, and, for its keeper, the studies that are kept."""
    return await _studies(request).lab(context_asked(request).address_of(request), keeper=is_keeper(request))


@post("/api/keeper/lab/studies")
async def begin_study(request: Asked, data: JSONBody[StudyForm]) -> StudyInfo:
    """Begin a study."""
    return await _studies(request).begin(data, context_asked(request).address_of(request), keeper=is_keeper(request))


@get("/api/keeper/lab/studies/{id:str}")
async def one_study(request: Asked, id: FromPath[str]) -> StudyInfo:
    """How far a study is; whoever knows its id may watch."""
    return await _studies(request).info(id)


@post("/api/keeper/lab/studies/{id:str}/stop", status_code=HTTP_200_OK)
async def stop_study(request: Asked, id: FromPath[str]) -> StudyInfo:
    """End its process; its games are kept."""
    return await _studies(request).stop(id)


@post("/api/keeper/lab/studies/{id:str}/go-on", status_code=HTTP_200_OK)
async def go_on_with_study(request: Asked, id: FromPath[str]) -> StudyInfo:
    """Go on with a study that was stopped."""
    studies = _studies(request)
    keeper = is_keeper(request)
    studies.may(context_asked(request).address_of(request), keeper=keeper)
    return await studies.go_on(id, keeper=keeper)


@delete("/api/keeper/lab/studies/{id:str}", status_code=HTTP_204_NO_CONTENT)
async def remove_study(request: Asked, id: FromPath[str]) -> None:
    """Throw a study away."""
    await _studies(request).remove(id)


@get("/api/keeper/lab/studies/{id:str}/report", include_in_schema=False)
async def study_report(request: Asked, id: FromPath[str], language: FromQuery[str] = "en") -> Response[bytes]:
    """The page of a study."""
    page = await _studies(request).report(id, language)
    headers = {"content-security-policy": REPORT_POLICY, "cache-control": "no-cache"}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


STUDY_ROUTES = [lab, begin_study, one_study, stop_study, go_on_with_study, remove_study, study_report]
