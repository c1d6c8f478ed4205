"""The hall: a server at whose tables people and bots play."""

from __future__ import annotations
