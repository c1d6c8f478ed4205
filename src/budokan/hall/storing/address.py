"""The address of a database, in which a password may stand: whether it can be read in one way only, and how it may be shown."""

from __future__ import annotations

SCHEMES = ("postgresql://", "postgres://")


def is_clear(address: str) -> bool:
    """Whether everybody takes the same of it for the password.

    With an @, a slash or a question mark in it the driver would take a part of it for a host, and say so when it finds none.
    """
    place, _, path = address.partition("://")[2].partition("/")
    user, _, _ = place.rpartition("@")
    return address.startswith(SCHEMES) and not any(one in user for one in "@?#[] ") and "@" not in path.partition("?")[0]


def told(place: str) -> str:
    """A place as it may be shown: without the name of a user, without a password, without what stands behind the path."""
    if "://" not in place:
        return place
    shown = place.partition("://")[2].partition("?")[0].rpartition("@")[2]
    return f"postgresql://{shown}" if is_clear(place) else "postgresql://"
