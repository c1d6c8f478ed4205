"""The state of a game of Senjutsu, and how to copy it; no rules.

Seats are players, figures are what stands on the field: figure `seat` is the character of a seat, `seat + seats` its Hachiko.
"""

from __future__ import annotations

from typing import Any

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu import view
from budokan.games.senjutsu.box import Box, Ground, Person, Sheet
from budokan.games.senjutsu.hexes import SIDES, STEP, Hex, name_of
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.plays import NOBODY, Play
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table as KernelTable
from budokan.kernel.texts import Seat

Figure = int
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


def shown(card: str) -> str:
    """The name people read on a card: a poison in a deck also carries its owner's seat, which nobody needs to read."""
    return card[:-2] if card.startswith("crippling-poison-") else card


class Table(KernelTable):
    """Who stands where with what."""

    def __init__(self, seats: int, luck: Luck, options: Options, box: Box, ground: Ground, mode: str) -> None:
        super().__init__(seats, luck)
        self.rules: Options = options
        self.box: Box = box
        self.ground: Ground = ground
        self.mode: str = mode
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

    def lay_out(self) -> None:
        """An empty place for everybody; a copy does without."""
        seats = self.seats
        self.team = list(range(seats))
        self.stock = [[] for _ in range(seats)]
        self.kamae = ["N"] * seats
        self.focus = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.decks = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.buried = [[] for _ in range(seats)]
        self.lasting = [[] for _ in range(seats)]
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

    def copy(self) -> Table:
        other = Table(self.seats, self.luck.copy(), self.rules, self.box, self.ground, self.mode)
        self.share_with(other)
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
        return other

    # What the rules ask of the table.

    def owner(self, figure: Figure) -> Seat:
        return figure % self.seats

    def is_dog(self, figure: Figure) -> bool:
        return figure >= self.seats

    def dog(self, seat: Seat) -> Figure:
        return seat + self.seats

    def person(self, figure: Figure) -> Person:
        return self.box.persons["hachiko" if figure >= self.seats else self.characters[figure]]

    def is_a(self, character: str, seat: Seat) -> bool:
        return self.characters[seat] == character

    def has_rule(self, rule: str, seat: Seat) -> bool:
        return rule in self.box.persons[self.characters[seat]].rules

    def sheet(self, play: Play) -> Sheet:
        return self.box.sheet(play.card)

    def playing(self, seat: Seat) -> bool:
        """Whether this player still has a figure on the field."""
        return self.alive[seat] or self.alive[seat + self.seats]

    def upward(self) -> list[Seat]:
        """Everybody from the bottom of the Advantage track to the top."""
        return self.track[::-1]

    def opponents(self, seat: Seat) -> list[Figure]:
        """SJ-26.6: every standing figure that is not of this seat's team."""
        team, seats = self.team, self.seats
        return [one for one in range(2 * seats) if self.alive[one] and team[one % seats] != team[seat]]

    def figure_on(self, hex: Hex) -> Figure:
        """Who stands on this hex; NOBODY if it is free."""
        return self.at.index(hex) if hex in self.at else NOBODY

    def open(self, hex: Hex) -> bool:
        """SJ-11.12: a hex of the field without terrain and without a figure."""
        return hex in self.hexes and hex not in self.solid and hex not in self.at

    def ahead(self, figure: Figure, way: int) -> Hex:
        """The hex next to a figure in a direction read from its front."""
        return self.at[figure] + STEP[(self.facing[figure] + way) % 6]

    def harm(self, figure: Figure) -> int:
        """Wounds and Bleeding Wounds together."""
        return self.wounds[figure] + self.bleeding[figure]

    def could_play(self, seat: Seat, moment: str) -> bool:
        """SJ-38.6: whether, for all that is openly known, this seat might hold a card for this moment."""
        return moment in self.moments[seat]

    def is_open(self, word: str) -> bool:
        """Whether a lasting card with this word lies before anybody."""
        for cards in self.lasting:
            for card, _, _ in cards:
                if word in self.box.sheet(card).program.words:
                    return True
        return False

    # What the rules do to the table; each tells who may know it.

    def draw_top(self, seat: Seat) -> str:
        card = self.decks[seat].pop()
        self.hands[seat].append(card)
        if self.heard is not None:
            self.tell(tell.Drew(seat, shown(card)), (seat,), tell.DrewHidden(seat))
        return card

    def mill(self, seat: Seat) -> None:
        """SJ-6.5: the top card of the deck goes to the discards, face down."""
        card = self.decks[seat].pop()
        self.bury(seat, card)
        if self.heard is not None:
            self.tell(tell.Milled(seat, shown(card)), (seat,), tell.MilledHidden(seat))

    def bury(self, seat: Seat, card: str) -> None:
        """A card goes to the discards face down: open to all only while the piles are (SJ-66.15)."""
        if card.startswith("crippling-poison-"):
            self.used_poisons[int(card[-1])].append(card[:-2])
        elif self.is_open("open discards"):
            self.discards[seat].append(card)
        else:
            self.buried[seat].append(card)

    def discard_from_hand(self, seat: Seat, card: str) -> None:
        """SJ-9.11: from hand to the discards, face down."""
        self.hands[seat].remove(card)
        self.forget(seat)
        self.bury(seat, card)
        if self.heard is not None:
            self.tell(tell.Discarded(seat, shown(card)), (seat,), tell.DiscardedHidden(seat))

    def shuffle_in(self, seat: Seat, card: str) -> None:
        """A card from hand into the deck, which is shuffled afterwards."""
        self.hands[seat].remove(card)
        self.decks[seat].append(card)
        self.forget(seat)
        if self.heard is not None:
            self.tell(tell.ShuffledIn(seat, card), (seat,), tell.ShuffledInHidden(seat))

    def leave_hand(self, seat: Seat, card: str) -> None:
        """A card leaves the hand in the open."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            for memory in self.known:
                if memory[0] == card and memory[1] == seat:
                    self.known.remove(memory)
                    break

    def forget(self, seat: Seat) -> None:
        """A card left this hand unseen: what was seen there may be gone."""
        if self.known:
            self.known = [memory for memory in self.known if memory[1] != seat]

    def learn_hand(self, seat: Seat, viewer: Seat) -> None:
        """SJ-38.3: this viewer has seen the whole hand."""
        bit = 1 << viewer
        kept: list[Known] = []
        for card, holder, by in self.known:
            if holder != seat:
                kept.append((card, holder, by))
            elif by & ~bit:
                kept.append((card, holder, by & ~bit))
        self.known = kept + [(card, seat, bit) for card in sorted(self.hands[seat])]

    def gain_focus(self, seat: Seat, number: int) -> None:
        limit = self.focus_limit(seat)
        gained = max(0, min(number, limit - self.focus[seat]))
        self.focus[seat] += gained
        if gained and self.heard is not None:
            self.tell(tell.FocusGained(seat, gained, self.focus[seat]))

    def lose_focus(self, seat: Seat, number: int) -> int:
        """SJ-4.27: as much as there is."""
        lost = min(number, self.focus[seat])
        self.focus[seat] -= lost
        if lost and self.heard is not None:
            self.tell(tell.FocusLost(seat, lost, self.focus[seat]))
        return lost

    def focus_limit(self, seat: Seat) -> int:
        return self.box.persons[self.characters[seat]].focus_limit + self.raised("focus", seat)

    def raised(self, what: str, seat: Seat) -> int:
        """By how much lasting cards raise a limit."""
        total = 0
        for card, _, _ in self.lasting[seat]:
            for name, sign, number in self.box.sheet(card).program.limits:
                if name == what and sign != "=":
                    total += number if sign == "+" else -number
        return total

    def set_kamae(self, seat: Seat, letter: str) -> None:
        if self.kamae[seat] != letter:
            self.kamae[seat] = letter
            if self.heard is not None:
                self.tell(tell.KamaeChanged(seat, KAMAE[letter]))

    def gain_advantage(self, seat: Seat) -> None:
        """SJ-2.2: to the top; the others keep their order."""
        if self.track and self.track[0] != seat and seat in self.track:
            self.track.remove(seat)
            self.track.insert(0, seat)
            if self.heard is not None:
                self.tell(tell.AdvantageGained(seat))

    def wound(self, figure: Figure, number: int) -> None:
        self.wounds[figure] += number
        self.received[figure] += number
        self.hurt = True
        if self.heard is not None:
            self.tell(tell.Wounded(self.owner(figure), self.person(figure).id, number, self.harm(figure)))

    def bleed(self, figure: Figure, number: int) -> None:
        self.bleeding[figure] += number
        self.hurt = True
        if self.heard is not None:
            self.tell(tell.Bled(self.owner(figure), self.person(figure).id, number, self.harm(figure)))

    def exchange_wounds(self, figure: Figure, to_bleeding: int) -> None:
        """So many Wounds become Bleeding Wounds, or, below zero, the other way."""
        self.wounds[figure] -= to_bleeding
        self.bleeding[figure] += to_bleeding
        if to_bleeding and self.heard is not None:
            self.tell(
                tell.WoundsChanged(self.owner(figure), self.person(figure).id, self.wounds[figure], self.bleeding[figure])
            )

    def stand(self, figure: Figure, hex: Hex) -> None:
        self.at[figure] = hex

    def turn_to(self, figure: Figure, side: int) -> None:
        self.facing[figure] = side % 6
        if self.heard is not None:
            self.tell(tell.Rotated(self.owner(figure), self.person(figure).id, SIDES[side % 6]))

    def remove_terrain(self, hex: Hex) -> None:
        piece = self.solid[hex]
        self.solid = {one: kind for one, kind in self.solid.items() if one != hex}
        if self.heard is not None:
            self.tell(tell.TerrainRemoved(piece, name_of(hex)))

    def shuffle_deck(self, seat: Seat) -> None:
        self.luck.shuffle(self.decks[seat])

    # What the kernel asks of every table.

    def components(self) -> list[str]:
        found: list[str] = []
        for seat in range(self.seats):
            piles = [self.hands[seat], self.decks[seat], self.discards[seat], self.buried[seat]]
            found += [f"{seat} {card}" for pile in piles for card in pile if not card.startswith("crippling-poison-")]
            found += [
                f"poison {card[-1]} {card[:-2]}" for pile in piles for card in pile if card.startswith("crippling-poison-")
            ]
            found += [f"poison {seat} {card}" for card in [*self.poisons[seat], *self.used_poisons[seat]]]
            found += [f"dog {seat} {card}" for card in [*self.dog_decks[seat], *self.dog_discards[seat]] if card != "stun"]
            if self.dog_cards[seat]:
                found.append(f"dog {seat} {self.dog_cards[seat]}")
            for card, home, _ in self.lasting[seat]:
                kind = "poison " if self.box.sheet(card).deck == "status" else ""
                found.append(f"{kind}{home} {card}")
            contracts = [name for name, _ in self.contracts[seat]]
            found += [f"contract {seat} {name}" for name in [*contracts, *self.completed[seat], *self.spent_contracts[seat]]]
        for play in self.plays:
            if not play.stayed and play.how != "lasting" and play.card != "stun":
                found += self.component_of(play)
        return sorted(found)

    def component_of(self, play: Play) -> list[str]:
        """A card of the turn; Special cards never leave their owner and are not counted."""
        if play.card.startswith("crippling-poison-"):
            return [f"poison {play.card[-1]} {play.card[:-2]}"]
        if self.is_dog(play.figure):
            return [f"dog {play.home} {play.card.partition('.')[0]}"]
        return [] if self.sheet(play).special else [f"{play.home} {play.card}"]

    def state(self) -> dict[str, Any]:
        return view.state_of(self)

    def see(self, seat: Seat | None) -> dict[str, Any]:
        return view.see(self, seat)

    def deal_anew(self, seat: Seat | None, luck: Luck) -> None:
        view.deal_anew(self, seat, luck)
