"""The table: what the rules ask of the state and do to it; no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.book import Leader
from budokan.games.senjutsu.box import Person, Sheet, is_line
from budokan.games.senjutsu.cards import all_contracts
from budokan.games.senjutsu.generated_state import TableState
from budokan.games.senjutsu.hexes import OFF_FIELD, SIDES, STEP, Hex, name_of
from budokan.games.senjutsu.kinds import Figure, Known
from budokan.games.senjutsu.language.compiler import MAIN
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.kernel.frames import Frames, Question
from budokan.kernel.piles import DONE, put_in_order, take_from
from budokan.kernel.texts import Seat

__all__ = ["OFF_FIELD", "Figure", "Table", "shown"]


def shown(card: str) -> str:
    """The name people read on a card: a poison in a deck also carries its owner's seat, which nobody needs to read."""
    return card[:-2] if card.startswith("crippling-poison-") else card


class Table(TableState):
    """One game of Senjutsu being played."""

    def copy(self) -> Table:
        return Table(self.seats, self.luck.copy(), self.rules, self.box, self.ground, self.book, self.mode, self.fighters, self)

    def how_many(self, mark: str) -> int:
        """Foes that nobody leads are numbered after the seats; every fighter may have a Hachiko."""
        if mark == "foe":
            return self.solo.count
        if mark == "play":
            return len(self.plays)
        return 2 * self.fighters if mark == "figure" else self.fighters

    def how_many_of(self, mark: str, fields: Mapping[str, Any]) -> int:
        """The parts of the play a frame names, the lines of its section, the options of its line, what an option does."""
        program = self.sheet(self.plays[fields["play"]]).program
        if mark == "stage":
            return len(program.stages)
        rules = program.rules(fields["stage"], fields.get("section", MAIN))
        if mark == "line":
            return len(rules)
        choices = rules[fields["index"]].choices
        return len(choices) if mark == "choice" else len(choices[fields["chosen"]].acts)

    def knows(self, kind: str, one: str) -> bool:
        return is_line(one) if kind == "line" else self.box.knows(kind, one)

    # What the rules ask of the table.

    def owner(self, figure: Figure) -> Seat:
        return figure % self.fighters

    def is_dog(self, figure: Figure) -> bool:
        return figure >= self.fighters

    def is_foe(self, figure: Figure) -> bool:
        """SJ-32.3: one of those whom nobody leads."""
        return self.seats <= figure < self.seats + self.solo.count

    def leader(self, figure: Figure) -> Leader:
        """Who decides for a figure: a player, for Hachiko its master's deck, for a foe its rules."""
        if figure >= self.fighters:
            return self.book.dog
        return self.book.foe if self.is_foe(figure) else self.book.player

    def dog(self, seat: Seat) -> Figure:
        return seat + self.fighters

    def person(self, figure: Figure) -> Person:
        return self.box.person("hachiko" if figure >= self.fighters else self.characters[figure])

    def is_a(self, character: str, seat: Seat) -> bool:
        return self.characters[seat] == character

    def has_rule(self, rule: str, seat: Seat) -> bool:
        """SJ-35.21 to SJ-35.26: of a character's own rules a foe keeps Stealth; the others it has in its own form."""
        if rule not in self.box.people[self.characters[seat]].rules:
            return False
        return seat < self.seats or rule == "stealth"

    def sheet(self, play: Play) -> Sheet:
        return self.box.sheets[play.card]

    def playing(self, seat: Seat) -> bool:
        """Whether this player still has a figure on the field."""
        return self.alive[seat] or self.alive[seat + self.fighters]

    def upward(self) -> list[Seat]:
        """Everybody from the bottom of the Advantage track to the top."""
        return self.track[::-1]

    def everybody(self) -> list[Seat]:
        """All players whose character stands, from the bottom of the track upward; foes have nothing of a hand (SJ-32.25)."""
        return [seat for seat in self.upward() if self.alive[seat] and seat < self.seats]

    def opponents(self, seat: Seat) -> list[Figure]:
        """SJ-26.6: every standing figure that is not of this seat's team."""
        team, fighters = self.team, self.fighters
        return [one for one in range(2 * fighters) if self.alive[one] and team[one % fighters] != team[seat]]

    def figure_on(self, hex: Hex) -> Figure:
        """Who stands on this hex; NOBODY if it is free."""
        return self.at.index(hex) if hex in self.at else NOBODY

    def open(self, hex: Hex) -> bool:
        """SJ-11.12: a hex of the field without terrain and without a figure."""
        spot: object = hex  # one and the same thing is looked for: compiled it would be made three times
        return spot in self.hexes and spot not in self.solid and spot not in self.at

    def ahead(self, figure: Figure, way: int) -> Hex:
        """The hex next to a figure in a direction read from its front."""
        return self.at[figure] + STEP[(self.facing[figure] + way) % 6]

    def open_ahead(self, figure: Figure, ways: tuple[int, ...]) -> list[int]:
        """Of these directions, read from a figure's front, those in which the next hex is open."""
        here, facing, hexes, solid, at = self.at[figure], self.facing[figure], self.hexes, self.solid, self.at
        found: list[int] = []
        for way in ways:
            spot: object = here + STEP[(facing + way) % 6]
            if spot in hexes and spot not in solid and spot not in at:
                found.append(way)
        return found

    def harm(self, figure: Figure) -> int:
        """Wounds and Bleeding Wounds together."""
        return self.wounds[figure] + self.bleeding[figure]

    def could_play(self, seat: Seat, moment: str) -> bool:
        """SJ-38.6: whether, for all that is openly known, this seat might hold a card for this moment."""
        return moment in self.moments[seat]

    def is_cut_short(self, play: Play) -> bool:
        """Nothing more of this card is carried out: it was cancelled, or whoever carries it out has fallen."""
        return play.halted or not self.alive[play.figure]

    def is_open(self, word: str) -> bool:
        """Whether a lasting card with this word lies before anybody."""
        for cards in self.lasting:
            for card, _, _ in cards:
                if word in self.box.sheets[card].program.words:
                    return True
        return False

    def deck(self, seat: Seat) -> list[str]:
        """The cards of a player's deck as they lie, in their order; one that was only imagined is shuffled to its end."""
        if self.loose and self.loose[seat] != DONE:
            put_in_order(self.decks[seat], self.loose[seat])
            self.loose = (*self.loose[:seat], DONE, *self.loose[seat + 1 :])
        return self.decks[seat]

    # What the rules do to the table; each tells who may know it.

    def take_top(self, seat: Seat) -> str:
        """The top card leaves the deck; of one that was only imagined it is found out by now."""
        return take_from(self.decks[seat], self.loose[seat]) if self.loose else self.decks[seat].pop()

    def draw_top(self, seat: Seat) -> str:
        card = self.take_top(seat)
        self.hands[seat].append(card)
        if self.heard is not None:
            self.tell(tell.Drew(seat, shown(card)), (seat,), tell.DrewHidden(seat))
        return card

    def mill(self, seat: Seat) -> None:
        """SJ-6.5: the top card of the deck goes to the discards, face down."""
        card = self.take_top(seat)
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
        self.deck(seat).append(card)
        self.forget(seat)
        self.tell(tell.ShuffledIn(seat, card), (seat,), tell.ShuffledInHidden(seat))

    def held(self, seat: Seat, name: str) -> str:
        """The card in hand on which people read this name; nothing if there is none."""
        hand = self.hands[seat]
        if name in hand:
            return name
        return next((card for card in hand if shown(card) == name), "")

    def leave_hand(self, seat: Seat, card: str) -> None:
        """A card leaves the hand in the open."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            self.see_gone(seat, card)

    def see_gone(self, seat: Seat, card: str) -> None:
        """Everybody who has seen this card in this hand knows of one less there."""
        told = 0
        kept: list[Known] = []
        for one, holder, by in self.known:
            if (one, holder) == (card, seat):
                by, told = by & told, told | by
            if by:
                kept.append((one, holder, by))
        self.known = kept

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
        if gained:
            self.tell(tell.FocusGained(seat, gained, self.focus[seat]))

    def lose_focus(self, seat: Seat, number: int) -> int:
        """SJ-4.27: as much as there is."""
        lost = min(number, self.focus[seat])
        self.focus[seat] -= lost
        if lost:
            self.tell(tell.FocusLost(seat, lost, self.focus[seat]))
        return lost

    def focus_limit(self, seat: Seat) -> int:
        """Foes have no focus (SJ-32.24)."""
        return 0 if seat >= self.seats else self.box.persons[self.characters[seat]].focus_limit + self.raised("focus", seat)

    def raised(self, what: str, figure: Figure) -> int:
        """By how much lasting cards raise a limit."""
        total = 0
        for card, _, _ in self.lasting[figure]:
            for name, sign, number in self.box.sheets[card].program.limits:
                if name == what and sign != "=":
                    total += number if sign == "+" else -number
        return total

    def set_kamae(self, seat: Seat, letter: str) -> None:
        if self.kamae[seat] != letter:
            self.kamae[seat] = letter
            self.tell(tell.KamaeChanged(seat, KAMAE[letter]))

    def gain_advantage(self, seat: Seat) -> None:
        """SJ-2.2: to the top; the others keep their order. SJ-35.1: solo play does without the track."""
        if self.solo.count and not self.book.edition.foes_have_advantage():
            return
        if self.track and self.track[0] != seat and seat in self.track:
            self.track.remove(seat)
            self.track.insert(0, seat)
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
        if to_bleeding:
            self.tell(
                tell.WoundsChanged(self.owner(figure), self.person(figure).id, self.wounds[figure], self.bleeding[figure])
            )

    def halt(self, number: int) -> None:
        """Nothing more of this card happens, and its block ends."""
        self.plays[number].halted = True
        self.shields = [shield for shield in self.shields if shield.play != number]

    def stand(self, figure: Figure, hex: Hex) -> None:
        self.at[figure] = hex

    def turn_to(self, figure: Figure, side: int) -> None:
        self.facing[figure] = side % 6
        if self.heard is not None:
            self.tell(tell.Rotated(self.owner(figure), self.person(figure).id, SIDES[side % 6]))

    def remove_terrain(self, hex: Hex) -> None:
        piece = self.solid[hex]
        self.solid = {one: kind for one, kind in self.solid.items() if one != hex}
        self.tell(tell.TerrainRemoved(piece, name_of(hex)))

    def shuffle_deck(self, seat: Seat) -> None:
        self.luck.shuffle(self.deck(seat))

    # What the kernel asks of every table.

    def is_unsettled(self) -> bool:
        """SJ-10.5: nobody is looked at unless somebody was hurt."""
        return self.hurt

    def state(self) -> dict[str, Any]:
        """Everything, JSON-ready; of decks that are not shuffled yet the order in which their cards will come."""
        for seat in range(self.seats):
            self.deck(seat)
        return super().state()

    def imagined_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """SJ-38.8: a closed deck is named as it was imagined."""
        if self.rules.deck_lists == "open" or "decks" not in options:
            return options
        return {**options, "decks": msgspec.to_builtins(self.rules.decks)}

    def components(self) -> list[str]:
        found: list[str] = []
        for seat in range(self.fighters):
            piles = [self.hands[seat], self.decks[seat], self.discards[seat], self.buried[seat]]
            whose = "solo" if self.is_foe(seat) else str(seat)
            plain = [card for pile in piles for card in pile if not card.startswith("crippling-poison-")]
            found += [f"{whose} {card}" for card in plain if card != "stun"]
            found += [
                f"poison {card[-1]} {card[:-2]}" for pile in piles for card in pile if card.startswith("crippling-poison-")
            ]
            found += [f"poison {seat} {card}" for card in [*self.poisons[seat], *self.used_poisons[seat]]]
            for card in [*self.dog_decks[seat], *self.dog_discards[seat]]:
                if card.startswith("crippling-poison-"):
                    found.append(f"poison {card[-1]} {card[:-2]}")
                elif card != "stun":
                    found.append(f"dog {seat} {card}")
            if self.dog_cards[seat]:
                found.append(f"dog {seat} {self.dog_cards[seat]}")
            found += [f"contract {seat} {name}" for name in self.contracts_of(seat)]
        for card, home, _ in [one for cards in self.lasting for one in cards]:
            kind = "poison " if self.box.sheets[card].deck == "status" else ""
            found.append(f"solo {card}" if not kind and self.is_foe(home) else f"{kind}{home} {card}")
        for play in self.plays:
            if not play.stayed and play.how != "lasting" and play.card != "stun":
                found += self.component_of(play)
        return sorted(found + self.solo_components())

    def contracts_of(self, seat: Seat) -> list[str]:
        """SJ-31.43: those before him, and in the box the one he left out; all six until he has chosen."""
        laid = [*[name for name, _ in self.contracts[seat]], *self.completed[seat], *self.spent_contracts[seat]]
        if not self.has_rule("contracts", seat):
            return laid
        boxed = [contract.id for contract in all_contracts() if contract.id not in laid]
        return [*laid, *(boxed[:1] if laid else boxed)]

    def solo_components(self) -> list[str]:
        """What lies in the selection decks, before the foes, and out of the game."""
        found = [f"solo {card}" for cards in (*self.solo.selection, self.solo.banished) for card in cards]
        for card in self.chosen[self.seats :]:
            if card.startswith("crippling-poison-"):
                found.append(f"poison {card[-1]} {card[:-2]}")
            elif card and card != "stun":
                found.append(f"solo {card}")
        return found

    def component_of(self, play: Play) -> list[str]:
        """A card of the turn; Special cards never leave their owner and are not counted."""
        if play.card.startswith("crippling-poison-"):
            return [f"poison {play.card[-1]} {play.card[:-2]}"]
        if self.is_dog(play.figure):
            return [f"dog {play.home} {play.card.partition('.')[0]}"]
        if self.is_foe(play.home):
            return [f"solo {play.card}"]
        return [] if self.sheet(play).special else [f"{play.home} {play.card}"]

    def answer_itself(self, question: Question) -> Frames:
        """SJ-32.1: nobody leads the foes."""
        return self.book.foe.answer(self, question)
