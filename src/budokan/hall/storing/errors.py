"""What the store could not do, in one sentence for whoever asked."""

from __future__ import annotations

from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Text, text

LONGEST = 200


class StoreError(BudokanError):
    """The store could not keep something; nothing of it happened."""

    def __init__(self, what: str, why: Text | None = None) -> None:
        lines = what.splitlines() or [""]
        super().__init__(why or text("hall-store-trouble", what=lines[0][:LONGEST]))


class AlreadyWritten(StoreError):
    """Somebody else has written this number: what is known here is no longer true."""


class DatabaseAway(StoreError):
    """The database does not answer; nothing was written. Where it is and why is nobody's business but the keeper's."""

    def __init__(self) -> None:
        super().__init__("", text("hall-database-away"))


class Unsure(AlreadyWritten):
    """The database went away while it was writing: what is true now only the store can say."""

    def __init__(self) -> None:
        super().__init__("", text("hall-database-unsure"))
