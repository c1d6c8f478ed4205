"""What may be settled before a game."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each second reading of a rule that can be defended is an option; the ledger says which ruling it changes."""

    lots: Literal[5, 3] = 5
    """SA-1.3: how many are sold."""
