"""What solo play adds to the table: foes with a Behaviour and an Attitude, selection decks, the waves of a horde."""

from __future__ import annotations

from budokan.games.senjutsu.cards import SELECTION_DECKS

__all__ = ["BEHAVIOURS", "CENTRE", "LEFT", "NONE", "NO_FOES", "RIGHT", "SELECTION_DECKS", "Solo"]

NONE = -1

LEFT, CENTRE, RIGHT = 0, 1, 2
BEHAVIOURS = ("left", "centre", "right")


class Solo:
    """Foes are counted from 0; foe `n` is fighter `seats + n`."""

    __slots__ = (
        "banished",
        "behaviour",
        "completed",
        "count",
        "entering",
        "limits",
        "lord",
        "offensive",
        "pondering",
        "prefers",
        "resets",
        "seen",
        "seers",
        "selection",
        "stage",
        "tally",
        "wave",
    )

    def __init__(self, count: int) -> None:
        self.count = count
        self.behaviour: list[int] = [CENTRE] * count
        self.offensive: list[bool] = [True] * count
        self.limits: list[int] = [1] * count
        """SJ-32.12, SJ-32.14: the wound limit of each, which is its Stun limit too."""
        self.prefers: list[int] = [0] * count
        """The preferred distance a card has set; 0: the foe's own."""
        self.resets: list[bool] = [False] * count
        """SJ-32.10: whose deck is made anew at the end of this turn."""
        self.tally: list[int] = [0] * count
        """SJ-68.51: the markers on Enlightened Path."""
        self.selection: list[list[str]] = [[] for _ in range(SELECTION_DECKS)]
        self.banished: list[str] = []
        self.seen: list[tuple[str, ...]] = [()] * count
        """SJ-32.23: what a player has seen on top of a deck, in an order he does not know; one of it may be taken since."""
        self.seers: list[int] = [NONE] * count
        """Which seat has seen them."""
        self.wave = 0
        self.stage = 0
        self.completed = 0
        """How many waves were beaten, over all stages."""
        self.entering: list[tuple[int, int]] = []
        """SJ-37.6: foes that wait for their entry hex, with the hex."""
        self.lord = NONE
        """SJ-37.23: the figure of the fallen lord, if there is one."""
        self.pondering = False
        """Whether this is a copy on which a foe weighs an answer: then it answers the next ones without weighing."""

    def copy(self) -> Solo:
        other = Solo(0)
        other.count = self.count
        other.behaviour = self.behaviour.copy()
        other.offensive = self.offensive.copy()
        other.limits = self.limits.copy()
        other.prefers = self.prefers.copy()
        other.resets = self.resets.copy()
        other.tally = self.tally.copy()
        other.selection = [cards.copy() for cards in self.selection]
        other.banished = self.banished.copy()
        other.seen = self.seen.copy()
        other.seers = self.seers.copy()
        other.wave = self.wave
        other.stage = self.stage
        other.completed = self.completed
        other.entering = self.entering.copy()
        other.lord = self.lord
        other.pondering = self.pondering
        return other


NO_FOES = Solo(0)
"""The solo side of a game that has none."""
