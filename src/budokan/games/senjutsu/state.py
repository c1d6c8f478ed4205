"""The state of a game of Senjutsu, and how to copy it.

Seats are players. Fighters are the seats and then, in solo play, the foes that nobody leads. Figures are what stands on the
field: figure `seat` is the character of a fighter, `seat + fighters` its Hachiko.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from budokan.games.senjutsu.box import Box, Ground
from budokan.games.senjutsu.hexes import Hex
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.plays import Play
from budokan.games.senjutsu.solo.state import NO_FOES, Solo
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table as KernelTable
from budokan.kernel.texts import Seat

Figure = Annotated[int, "figure"]
"""What stands on the field, by its number."""

Steps = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""Steps or turns of a line that are still to come; no card can say a larger number."""

OFF_FIELD = -1

Lasting = tuple[str, int, int]
"""A card that remains in play: the card, the seat it belongs to, and the ends of turn it has left (0: for good)."""

Known = tuple[str, int, int]
"""A card seen in a hand: the card, the holder, and the seats that know it, as bits."""

Token = tuple[str, int, bool]
"""A caltrop or a trap token: what it is, who placed it, whether it is live."""

Peek = tuple[int, int, str, int]
"""Who looks into whose pile now: "deck", "dog" or "discard", and how many cards from the top."""

Shield = tuple[int, int, int, int, int]
"""A block that is up: its play, stage, rule and option, and the speed it holds at."""


class State(KernelTable):
    """Who stands where with what."""

    def __init__(self, seats: int, luck: Luck, options: Options, box: Box, ground: Ground, mode: str) -> None:
        super().__init__(seats, luck)
        self.rules: Options = options
        self.box: Box = box
        self.ground: Ground = ground
        self.mode: str = mode
        self.fighters: int = seats
        self.solo: Solo = NO_FOES
        self.team: list[int] = []
        self.characters: list[str] = []
        self.specials: list[tuple[str, ...]] = []
        self.lists: list[tuple[str, ...]] = []
        self.dog_lists: list[tuple[str, ...]] = []
        self.moments: list[frozenset[str]] = []
        self.hexes: frozenset[Hex] = ground.hexes
        self.solid: dict[Hex, str] = {}
        self.soft: dict[Hex, str] = {}
        self.tokens: dict[Hex, Token] = {}
        self.stock: list[list[str]] = []
        self.track: list[Seat] = []
        self.kamae: list[str] = []
        self.focus: list[int] = []
        self.hands: list[list[str]] = []
        self.decks: list[list[str]] = []
        self.discards: list[list[str]] = []
        self.buried: list[list[str]] = []
        self.lasting: list[list[Lasting]] = []
        self.poisons: list[list[str]] = []
        self.used_poisons: list[list[str]] = []
        self.at: list[Hex] = []
        self.facing: list[int] = []
        self.wounds: list[int] = []
        self.bleeding: list[int] = []
        self.stuns: list[int] = []
        self.hobbled: list[tuple[int, ...]] = []
        self.alive: list[bool] = []
        self.doomed: list[bool] = []
        self.received: list[int] = []
        self.stealthed: list[bool] = []
        self.dog_decks: list[list[str]] = []
        self.dog_discards: list[list[str]] = []
        self.dog_cards: list[str] = []
        self.dog_kamae: list[str] = []
        self.contracts: list[list[tuple[str, int]]] = []
        self.completed: list[list[str]] = []
        self.spent_contracts: list[list[str]] = []
        self.tools: list[int] = []
        self.first_blood = False
        self.turn = 0
        self.speed = 10
        self.plays: list[Play] = []
        self.shields: list[Shield] = []
        self.instant_used: list[bool] = []
        self.sober: list[bool] = []
        self.far: list[bool] = []
        self.dog_struck: list[bool] = []
        self.own_struck: list[bool] = []
        self.reacted_well: list[bool] = []
        self.wounded_by: list[int] = []
        self.chosen: list[str] = []
        self.forbidden_type = ""
        self.forbidden: tuple[str, ...] = ()
        self.known: list[Known] = []
        self.peeks: list[Peek] = []
        self.hurt = False
        self.owed: list[Seat] = []

    def how_many(self, mark: str) -> int:
        """Foes that nobody leads are numbered after the seats; every fighter may have a Hachiko."""
        return 2 * self.fighters if mark == "figure" else self.fighters

    def lay_out(self) -> None:
        """An empty place for every fighter; a copy does without."""
        seats = self.fighters
        self.team = list(range(seats))
        self.stock = [[] for _ in range(seats)]
        self.kamae = ["N"] * seats
        self.focus = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.decks = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.buried = [[] for _ in range(seats)]
        self.lasting = [[] for _ in range(2 * seats)]
        self.poisons = [[] for _ in range(seats)]
        self.used_poisons = [[] for _ in range(seats)]
        self.at = [OFF_FIELD] * (2 * seats)
        self.facing = [0] * (2 * seats)
        self.wounds = [0] * (2 * seats)
        self.bleeding = [0] * (2 * seats)
        self.stuns = [0] * (2 * seats)
        self.hobbled = [()] * (2 * seats)
        self.alive = [False] * (2 * seats)
        self.doomed = [False] * (2 * seats)
        self.received = [0] * (2 * seats)
        self.stealthed = [False] * seats
        self.dog_decks = [[] for _ in range(seats)]
        self.dog_discards = [[] for _ in range(seats)]
        self.dog_cards = [""] * seats
        self.dog_kamae = [""] * seats
        self.contracts = [[] for _ in range(seats)]
        self.completed = [[] for _ in range(seats)]
        self.spent_contracts = [[] for _ in range(seats)]
        self.tools = [0] * seats
        self.instant_used = [False] * seats
        self.sober = [False] * seats
        self.far = [False] * seats
        self.dog_struck = [False] * seats
        self.own_struck = [False] * seats
        self.reacted_well = [False] * seats
        self.wounded_by = [0] * seats
        self.chosen = [""] * seats

    def copy_onto(self, other: State) -> None:
        """Everything here, onto a table that is new."""
        self.share_with(other)
        other.fighters = self.fighters
        other.solo = self.solo.copy() if self.solo.count else self.solo
        other.team = self.team
        other.characters = self.characters
        other.specials = self.specials
        other.lists = self.lists
        other.dog_lists = self.dog_lists
        other.moments = self.moments
        other.hexes = self.hexes
        other.solid = self.solid
        other.soft = self.soft
        other.tokens = self.tokens
        other.stock = [pieces.copy() for pieces in self.stock]
        other.track = self.track.copy()
        other.kamae = self.kamae.copy()
        other.focus = self.focus.copy()
        other.hands = [cards.copy() for cards in self.hands]
        other.decks = [cards.copy() for cards in self.decks]
        other.discards = [cards.copy() for cards in self.discards]
        other.buried = [cards.copy() for cards in self.buried]
        other.lasting = [cards.copy() for cards in self.lasting]
        other.poisons = [cards.copy() for cards in self.poisons]
        other.used_poisons = [cards.copy() for cards in self.used_poisons]
        other.at = self.at.copy()
        other.facing = self.facing.copy()
        other.wounds = self.wounds.copy()
        other.bleeding = self.bleeding.copy()
        other.stuns = self.stuns.copy()
        other.hobbled = self.hobbled.copy()
        other.alive = self.alive.copy()
        other.doomed = self.doomed.copy()
        other.received = self.received.copy()
        other.stealthed = self.stealthed.copy()
        other.dog_decks = [cards.copy() for cards in self.dog_decks]
        other.dog_discards = [cards.copy() for cards in self.dog_discards]
        other.dog_cards = self.dog_cards.copy()
        other.dog_kamae = self.dog_kamae.copy()
        other.contracts = [cards.copy() for cards in self.contracts]
        other.completed = [cards.copy() for cards in self.completed]
        other.spent_contracts = [cards.copy() for cards in self.spent_contracts]
        other.tools = self.tools.copy()
        other.first_blood = self.first_blood
        other.turn = self.turn
        other.speed = self.speed
        other.plays = [play.copy() for play in self.plays]
        other.shields = self.shields.copy()
        other.instant_used = self.instant_used.copy()
        other.sober = self.sober.copy()
        other.far = self.far.copy()
        other.dog_struck = self.dog_struck.copy()
        other.own_struck = self.own_struck.copy()
        other.reacted_well = self.reacted_well.copy()
        other.wounded_by = self.wounded_by.copy()
        other.chosen = self.chosen.copy()
        other.forbidden_type = self.forbidden_type
        other.forbidden = self.forbidden
        other.known = self.known.copy()
        other.peeks = self.peeks.copy()
        other.hurt = self.hurt
        other.owed = self.owed.copy()
