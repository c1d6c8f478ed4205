"""The rulebook a table is played by: what a lower chapter asks of those above it, without knowing them.

A line of a card may lead to any chapter, and every chapter may lead to the lines of another card; and who leads a figure, a
person, the dog or a foe, decides differently in many of them. So a chapter opens this book, and `rulebook.py`, which stands
above all chapters, has filled it. The table comes as `Any`, as it does to the kernel's frames: it has the book, not the
other way round.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from budokan.games.senjutsu.hexes import Hex, covered
from budokan.games.senjutsu.kinds import Figure
from budokan.games.senjutsu.language.compiler import Act, Choice
from budokan.games.senjutsu.language.values import Effect
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.parts import Play
from budokan.kernel.frames import NOTHING, Frames, Question
from budokan.kernel.texts import Seat

BOSS, KATANA = "samurai-boss", "katana-ashigaru"


class Passage:
    """Where in a card one is: the play, its part and section, the line, and which option of it was chosen."""

    __slots__ = ("chosen", "index", "play", "section", "stage")

    def __init__(self, play: int, stage: int, section: int, index: int, chosen: int) -> None:
        self.play = play
        self.stage = stage
        self.section = section
        self.index = index
        self.chosen = chosen


class Words:
    """What the words of a card do at the table."""

    def begin(self, table: Any, at: Passage, act: Act) -> Frames:
        """Start one act of a line."""
        raise AssertionError("every book says what a card does")

    def do_to(self, table: Any, number: int, act: Act, target: Figure) -> Frames:
        """An effect on one target."""
        raise AssertionError("every book says what a card does")


class Leader:
    """Whoever leads a figure: what it is to bear, to be asked and to decide as one of those. By default nothing happens."""

    # Limits.

    def wound_limit(self, table: Any, figure: Figure) -> int:
        """Before lasting cards raise or lower it."""
        raise AssertionError("every figure has a wound limit")

    def stun_limit(self, table: Any, figure: Figure) -> int:
        raise AssertionError("every figure has a limit of Stuns")

    def is_desperate(self, table: Any, figure: Figure) -> bool:
        return False

    def is_immune(self, table: Any, figure: Figure) -> bool:
        """Whether no status affects it."""
        return False

    # What it carries out.

    def carry_out(self, table: Any, number: int, stage: int) -> Frames:
        """One part of its card."""
        raise AssertionError("every leader carries cards out")

    def go_on(self, table: Any, number: int, stage: int, index: int) -> Frames:
        """The rest of a part, from this line on."""
        raise AssertionError("every leader carries cards out")

    def name_target(self, table: Any, number: int, candidates: list[Figure]) -> Frames:
        raise AssertionError("every leader names targets")

    def spare_collisions(self, table: Any, play: Play, choices: tuple[Choice, ...], legal: list[int]) -> list[int]:
        """Of several options those that do not begin by running into something, if it looks where it goes."""
        return legal

    def pays_for_reactions(self) -> bool:
        """Whether a line of reaction that costs focus costs it any."""
        return True

    def react(self, table: Any, number: int) -> Frames:
        """Its block has held, and may be answered."""
        raise AssertionError("every leader reacts")

    def give_poison(self, table: Any, by: Seat, target: Figure, count: int) -> Frames:
        raise AssertionError("who poisons chooses the poison")

    def say(self, table: Any, play: Play, word: str) -> None:
        """A word that means something to foes alone."""

    def keep_distance(self, table: Any, figure: Figure, number: int) -> None:
        """Its preferred distance becomes another, if it has one."""

    def may_strike(self, table: Any, figure: Figure) -> bool:
        """Whether its attacks can strike this one: the fallen lord is struck by foes alone."""
        return bool(figure != table.solo.lord)

    def has_struck(self, table: Any, play: Play, struck: tuple[Figure, ...]) -> bool:
        """Its attack has succeeded; whether the fight goes on."""
        return True

    def has_blocked(self, table: Any, play: Play) -> None:
        """Its block has held."""

    # What befalls it.

    def stun(self, table: Any, figure: Figure, count: int) -> None:
        raise AssertionError("every figure can be stunned")

    def was_poisoned(self, table: Any, by: Seat, figure: Figure) -> Frames:
        return NOTHING

    def undergo(self, table: Any, number: int, target: Figure, effect: Effect) -> Frames:
        """An effect that concerns a hand, a tree or focus."""
        return NOTHING

    def is_enough(self, effect: Effect) -> bool:
        """Whether the other targets are left alone once this one was reached."""
        return False

    def drop_card(self, table: Any, figure: Figure) -> Frames:
        """A card is discarded for a collision."""
        return NOTHING

    def put_away(self, table: Any, play: Play) -> None:
        """Its card goes to its pile at the end of the turn."""

    def look_at_contracts(self, table: Any, seat: Seat) -> Frames | None:
        """It has completed a contract. None if a player has won by that, and nothing else follows."""
        return NOTHING

    def answer(self, table: Any, question: Question) -> Frames:
        raise AssertionError("whoever nobody leads is answered for")


class Fight:
    """Who fights whom: the players each other, or together against foes."""

    def phases(self) -> Frames:
        """The turn, step by step."""
        raise AssertionError("every fight has turns")

    def reveal(self, table: Any) -> None:
        """The cards of those whom nobody leads are turned up too."""

    def announce(self) -> Frames:
        """And so are their speeds, once those of the players are known."""
        return NOTHING

    def first_of(self, table: Any, tied: list[int]) -> list[int]:
        """Of cards that are due at once, in Advantage order, those whose order is decided first."""
        return tied

    def look_for_end(self, table: Any, fallen: list[Seat], cause: str) -> None:
        """Somebody has fallen."""
        raise AssertionError("every fight has an end")

    def win_by_contracts(self, table: Any, seat: Seat) -> None:
        raise AssertionError("every fight has an end")

    def stop(self, table: Any) -> None:
        """It has lasted too long."""
        raise AssertionError("every fight has an end")


class Edition:
    """By which edition is played. What is said here is the final one; another overrides what it has otherwise."""

    # The fighters and their cards.

    def first_hand(self, limit: int) -> int:
        """How many cards are drawn at set-up."""
        return limit

    def has_focus(self) -> bool:
        return True

    def group_among(self, groups: tuple[tuple[Hex, ...], ...], hex: Hex) -> int:
        """Which of these start groups a hex belongs to; -1 if it belongs to none."""
        for number, group in enumerate(groups):
            if hex in group:
                return number
        return -1

    def also_start_hexes(self, hexes: list[Hex]) -> list[Hex]:
        """Where one may begin besides these."""
        return []

    def has_free_steps(self) -> bool:
        """Whether each step of an icon may go another way."""
        return False

    # The round.

    def has_instants_at_any_moment(self) -> bool:
        return True

    def last_of_reveal(self, table: Any, seats: list[Seat]) -> Frames:
        """What follows the costs of the revealed cards."""
        raise AssertionError("every edition reveals cards")

    def may_add(self, table: Any, seat: Seat, base: int, moments: tuple[str, ...], because: str) -> Frames:
        """The moment for an Instant Additional on this card has come."""
        raise AssertionError("every edition has Instant Additional cards")

    def has_choice_in_ties(self) -> bool:
        """Whether places are chosen at equal speed and type."""
        return True

    # Attacks, blocks and wounds.

    def is_stopped(self, attacker: Hex, struck: Hex, walls: set[Hex], shields: AbstractSet[Hex]) -> bool:
        """SJ-16.2 to SJ-16.4."""
        both = walls | shields if shields else walls
        return bool(both) and covered(attacker, struck, both)

    def fastest_reaction(self, speed: int, options: Options) -> int:
        """SJ-17.2: of a card that answers an attack of this speed."""
        return speed

    def cards_for_bleeding(self, wounds: int) -> int:
        """SJ-6.5: one, however many Bleeding Wounds there are."""
        return min(1, wounds)

    def goes_on_at_the_edge(self) -> bool:
        """Whether the card of one who was forced off the field goes on."""
        return False

    # Foes.

    def usual_foes(self, chosen: list[str]) -> list[str]:
        """SJ-35.27: the Boss, then an Ashigaru for each further player."""
        return [BOSS, *[KATANA] * 3]

    def foes_have_advantage(self) -> bool:
        """SJ-35.1: solo play does without the track."""
        return False

    def foes_have_limits_of_their_own(self) -> bool:
        """SJ-32.12: how many wounds they take goes by how many they are."""
        return False

    def foe_cards(self, table: Any, foe: Figure) -> list[str]:
        """The cards of a foe's deck."""
        raise AssertionError("every edition builds decks for foes")

    def foe_deck_ran_out(self, table: Any, foe: Figure) -> None:
        """Its discards have become a new deck."""

    def plan_move(self, table: Any, foe: Figure, ends: list[Any], free: set[Hex]) -> Any:
        """Where a foe goes, of all the ends its card can lead to."""
        raise AssertionError("every edition says how foes move")


class Book:
    """All of it."""

    __slots__ = ("dog", "edition", "fight", "foe", "player", "words")

    def __init__(self, edition: Edition, words: Words, player: Leader, dog: Leader, foe: Leader, fight: Fight) -> None:
        self.edition = edition
        self.words = words
        self.player = player
        self.dog = dog
        self.foe = foe
        self.fight = fight
