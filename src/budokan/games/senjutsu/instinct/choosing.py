"""What comes natural in Senjutsu: how good a table is for each seat, and which moves look right."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from budokan.games.senjutsu.abilities import hand_limit
from budokan.games.senjutsu.hexes import SIDES, STEP, distance, hex_named
from budokan.games.senjutsu.instinct.card_value import openings_of, worth_of_choice
from budokan.games.senjutsu.instinct.duel import choice_weights, in_frame, life, outlook_for, value_in_hand, value_of_card
from budokan.games.senjutsu.instinct.steps import footwork
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.moves import (
    Announce,
    BuyOut,
    CashContract,
    Choose,
    Discard,
    DrawCard,
    Face,
    GoTo,
    Hasten,
    NoThanks,
    Option,
    PassFocus,
    Pay,
    PlayInstant,
    Prepare,
    React,
    ShuffleIn,
    Stand,
    StartRevealed,
    Stay,
    Take,
    Target,
)
from budokan.games.senjutsu.rules.lines import ChooseOption, MayPay, rules_of
from budokan.games.senjutsu.rules.movement import Moving
from budokan.games.senjutsu.rules.speeds import AnnounceSpeed
from budokan.games.senjutsu.rules.turn import ChooseCards
from budokan.games.senjutsu.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

SHARPNESS = 0.5
"""How much one Wound more or less changes the chances."""

MIDDLE_WAVE = 3.0
WAVE_SPREAD = 1.2
"""A horde is weighed by how far beyond or short of its first result one is, and how much a wave more or less matters."""

LETTERS = {name: letter for letter, name in KAMAE.items()}


# How good a table is.


def standing(table: Table, seat: Seat) -> float:
    """How well one fighter stands, in Wounds: life first, then Stuns, cards, focus, kamae and Hachiko."""
    value = 0.0
    if seat >= table.seats:
        return 1.0 + life(table, seat) - 0.4 * table.stuns[seat] if table.alive[seat] else 0.0
    if table.alive[seat]:
        left = life(table, seat)
        share = table.stuns[seat] / max(1, hand_limit(table, seat))
        value += 1.0 + left - 1.0 / max(0.5, left)
        value -= 2.5 * share * share + 0.25 * table.stuns[seat]
        value -= 0.3 * table.bleeding[seat] + 0.3 * len(table.hobbled[seat])
        value += 0.15 * min(len(table.hands[seat]), 6) + 0.3 * table.focus[seat]
        value -= 2.0 * exp(-len(table.decks[seat]) / 5.0)
        value += 0.0 if table.kamae[seat] == "N" else 0.2
        value += 0.7 * len(table.completed[seat]) + 0.3 * len(table.lasting[seat])
        value += 0.1 if table.track and table.track[0] == seat else 0.0
    dog = table.dog(seat)
    if table.alive[dog]:
        value += 0.8 + 0.8 * life(table, dog)
    return value


def evaluate(table: Table) -> list[float]:
    """Each seat's chance: the strength of its team against that of the others; in a horde, how far one comes."""
    horde = table.mode == "horde"
    if table.outcome is not None:
        return [waves_worth(score) if horde else min(1.0, score) for score in table.outcome.scores]
    fighters = len(table.team)
    strength = [0.0] * fighters
    for seat in range(fighters):
        if table.playing(seat):
            strength[table.team[seat]] += exp(SHARPNESS * standing(table, seat))
    total = sum(strength) or 1.0
    shares = [strength[table.team[seat]] / total for seat in range(table.seats)]
    return [waves_worth(table.solo.completed + share) for share in shares] if horde else shares


def waves_worth(waves: float) -> float:
    """SJ-37.19: what so many waves are worth: the steps count most around the first result."""
    return 1.0 / (1.0 + exp((MIDDLE_WAVE - waves) / WAVE_SPREAD))


def secret(table: Table, seat: Seat) -> bool:  # at a ballot all choose alike
    """Whether this seat chooses its card in secret from somebody who could foresee it; a foe takes what lies on top."""
    return isinstance(table.stack[-1], ChooseCards) and not table.solo.count


# Which moves look right.


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Each option as natural as it looks, by the question that is asked."""
    asked = table.stack[-1]
    if isinstance(asked, ChooseCards):
        return choice_weights(table, seat, [move.card if isinstance(move, Choose) else "" for move in options])
    if isinstance(asked, Moving):
        return softened(footwork(table, asked, options))
    if isinstance(asked, AnnounceSpeed):
        return [speed_weight(table, seat, asked.play, move) for move in options]
    if isinstance(asked, (ChooseOption, MayPay)):
        return softened(line_values(table, asked, options))
    return [natural(table, seat, move) for move in options]


def softened(values: list[float]) -> list[float]:
    """Values, in Wounds, as weights."""
    best = max(values)
    return [exp(3.0 * (value - best)) + 0.01 for value in values]


def line_values(table: Table, asked: ChooseOption | MayPay, options: Sequence[Move]) -> list[float]:
    """What each option of a line is worth, its price taken off."""
    play = table.plays[asked.play]
    choices = rules_of(table, play, asked.stage, asked.section)[asked.index].choices
    values: list[float] = []
    for move in options:
        if isinstance(move, NoThanks):
            values.append(0.0)
            continue
        choice = choices[move.number - 1 if isinstance(move, Option) else 0]
        struck = 0.5 if choice.strikes else 0.0
        moving = 0.1 if choice.acts[0].kind == "move" else 0.0
        values.append(0.2 + struck + moving + worth_of_choice(choice) - 0.3 * choice.gate.focus)
    return values


def speed_weight(table: Table, seat: Seat, number: int, move: Move) -> float:
    """Shields are wanted when blows fall; everything else is better early."""
    assert isinstance(move, Announce), "a speed is announced"
    outlook = outlook_for(table, table.plays[number].figure, table.plays[number].card)
    if not outlook.walls:
        return 0.2 + 0.2 * move.speed
    weight = 0.1
    for play in table.plays:
        if table.alive[play.figure] and table.team[table.owner(play.figure)] != table.team[seat]:
            blow = outlook_for(table, play.figure, play.card)
            if blow.reach:
                speed = play.speeds[0] if play.speeds and play.speeds[0] >= 0 else blow.speed
                weight += 4.0 if speed == move.speed else 0.0
    return weight


def natural(table: Table, seat: Seat, move: Move) -> float:
    """The other questions, move by move."""
    if isinstance(move, NoThanks):
        return 1.0
    if isinstance(move, React):
        return 1.0 + 4.0 * blow_now(table, seat, move.card)
    if isinstance(move, PlayInstant):
        return instant_weight(table, seat, move.card)
    if isinstance(move, (Discard, ShuffleIn)):
        return 1.0 / (0.4 + max(0.0, value_in_hand(table, seat, move.card)))
    if isinstance(move, (Take, Prepare)):
        return 1.5 + 2.0 * max(0.0, value_in_hand(table, seat, move.card))
    if isinstance(move, (GoTo, PassFocus)):
        return kamae_weight(table, seat, LETTERS[move.kamae])
    if isinstance(move, Target):
        return 1.0 + 3.0 / max(0.5, life(table, move.target))
    return natural_rest(table, seat, move)


def natural_rest(table: Table, seat: Seat, move: Move) -> float:
    if isinstance(move, DrawCard):
        return draw_weight(table, seat)
    if isinstance(move, (Stay, StartRevealed, CashContract, BuyOut)):
        return 0.5
    if isinstance(move, (Pay, Hasten)):
        return 1.6
    if isinstance(move, Stand):
        return 1.0 + 6.0 / (1 + nearest(table, seat, hex_named(move.hex)))
    if isinstance(move, Face):
        return face_weight(table, seat, SIDES.index(move.side))
    return 1.0


def draw_weight(table: Table, seat: Seat) -> float:
    """A deck is a lifetime: draw where the hand is poor, and the deck not the smaller one."""
    deck = len(table.decks[seat])
    others = [len(table.decks[one]) for one in table.opponents(seat) if one < len(table.decks)]
    rich = deck - max([0, *others])
    if deck < 6:
        return 0.1
    return 2.0 if len(table.hands[seat]) < 4 or rich > 3 else 0.3


def blow_now(table: Table, seat: Seat, card: str) -> float:
    """What a strike made now would do to the opponent it hurts most."""
    reach = outlook_for(table, seat, card).reach
    most = 0.0
    if reach:
        for one in table.opponents(seat):
            most = max(most, reach.get(in_frame(table, seat, table.at[one]), 0.0))
    return most


def instant_weight(table: Table, seat: Seat, card: str) -> float:
    """A Replacement against the card it would replace; another instant by what it brings."""
    sheet = table.box.sheets[card]
    if sheet.instant == "replacement":
        now = next((play.card for play in table.plays if play.figure == seat and play.how in ("chosen", "replacement")), "")
        better = value_of_card(table, seat, card) - (value_of_card(table, seat, now) if now else 0.0)
        return exp(max(-4.0, min(4.0, 2.5 * better)))
    outlook = outlook_for(table, seat, card)
    return 1.0 + 2.0 * max(0.0, outlook.worth + outlook.far + outlook.success + blow_now(table, seat, card))


def kamae_weight(table: Table, seat: Seat, letter: str) -> float:
    """A kamae is as good as the lines and cards of the hand that it opens."""
    weight = 0.3 if letter == "N" else 1.0
    for card in table.hands[seat]:
        sheet = table.box.sheets[card]
        if letter in sheet.kamae:
            weight += 0.8
        for opening in openings_of(sheet, letter):
            weight += opening
    return weight


def nearest(table: Table, seat: Seat, hex: int) -> int:
    """Hexes from here to the nearest opponent; none yet is far."""
    return min([9, *[distance(hex, table.at[one]) for one in table.opponents(seat)]])


def face_weight(table: Table, seat: Seat, side: int) -> float:
    """Face whoever is there; before anybody is, the middle of the field."""
    here = table.at[seat]
    goals = [table.at[one] for one in table.opponents(seat)] or sorted(table.hexes)
    ahead = here + STEP[side]
    return 0.2 + max(0.0, sum([distance(here, goal) - distance(ahead, goal) for goal in goals]) / len(goals) + 1.0)
