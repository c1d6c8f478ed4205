"""Chapter 5, the play phase: which cards may be played, on whom, and what playing them starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword.moves import (
    ATTACKS,
    PLAYS,
    PLAYS_ON,
    Attack,
    EndPlay,
    Imitate,
    Play,
    PlayOn,
    Seize,
    SendGeisha,
    SendGeishaForHand,
    Spend,
)
from budokan.games.samurai_sword.rules.actions import (
    alone,
    on_any_other,
    on_property_or_hand,
    on_who_holds_cards,
    play_breathing,
    play_daimyo,
    play_diversion,
    play_geisha,
    play_round,
    play_tea_ceremony,
)
from budokan.games.samurai_sword.rules.attack import (
    attack_with,
    difficulties,
    may_be_attacked,
    may_play_weapon,
    targets,
    weapons_left,
)
from budokan.games.samurai_sword.rules.bushido import bushido_in_play
from budokan.games.samurai_sword.rules.deck import draw_cards
from budokan.games.samurai_sword.rules.hand import witness
from budokan.games.samurai_sword.rules.rising_sun_actions import (
    TakeProperty,
    if_anybody_can_show,
    on_properties,
    on_who_can_suffer,
    play_imitation,
    play_intuition,
    play_simultaneous_attack,
    properties_of_others,
)
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Frames, Refusal
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

END_PLAY = EndPlay()

# Properties: a card of the play phase that stays.


def lay_for_oneself(table: Table, seat: Seat, move: Play) -> Frames:
    """SS-5.15: in front of the player himself."""
    table.lay(seat, move.card, seat)
    return NOTHING


def on_anyone(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """SS-12.1, SS-12.2: any player, oneself included."""
    plays_on = PLAYS_ON[card]
    return [*[plays_on[target] for target in table.others(seat)], plays_on[seat]]


def unless_in_play(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """SS-12.1 to SS-12.3: any player, but only one Bushido is in play."""
    return [] if bushido_in_play(table) else on_anyone(table, seat, card)


def lay_for_another(table: Table, seat: Seat, move: PlayOn) -> Frames:
    """SS-12.1, SS-16.28, SS-16.33: in front of the player named."""
    witness(table, seat, move.card, move.target)
    table.lay(seat, move.card, move.target)
    return NOTHING


# The table of cards.


class Playable:
    """A card of the play phase that is no weapon: what its player may do with it, and what follows when he does."""

    __slots__ = ("offers", "play")

    def __init__(self, offers: Callable[[Table, Seat, Kind], list[Move]], play: Callable[[Table, Seat, Any], Frames]) -> None:
        self.offers = offers
        self.play = play


CARDS: Final[dict[Kind, Playable]] = {
    # Actions.
    "battle-cry": Playable(alone, play_round),
    "jujutsu": Playable(alone, play_round),
    "daimyo": Playable(alone, play_daimyo),
    "tea-ceremony": Playable(alone, play_tea_ceremony),
    "diversion": Playable(on_who_holds_cards, play_diversion),
    "geisha": Playable(on_property_or_hand, play_geisha),
    "breathing": Playable(on_any_other, play_breathing),
    "simultaneous-attack": Playable(on_who_can_suffer, play_simultaneous_attack),
    "imitation": Playable(on_properties, play_imitation),
    "intuition": Playable(if_anybody_can_show, play_intuition),
    # Properties, in front of oneself.
    "focus": Playable(alone, lay_for_oneself),
    "armor": Playable(alone, lay_for_oneself),
    "fast-draw": Playable(alone, lay_for_oneself),
    "attendant": Playable(alone, lay_for_oneself),
    "peasant": Playable(alone, lay_for_oneself),
    "kote": Playable(alone, lay_for_oneself),
    # Properties, in front of whom one likes.
    "bushido": Playable(unless_in_play, lay_for_another),
    "bleeding-wound": Playable(on_anyone, lay_for_another),
    "curse": Playable(on_anyone, lay_for_another),
}
"""SS-5.12, SS-5.15, SS-5.17: every action and property that is played in one's own turn."""

ALWAYS: Final = frozenset([kind for kind, card in CARDS.items() if card.offers is alone])
"""SS-5.17: cards that need nobody to choose; they are most of a hand."""

ANSWERS: Final = frozenset(["parry", "counterattack"])
"""SS-5.19, SS-16.38: cards that only answer."""

# The play phase.


def plays(table: Table, seat: Seat) -> list[Move]:
    """SS-5.6: everything this player may do in his play phase; stopping comes first."""
    moves: list[Move] = [END_PLAY]
    distances: list[int] = []
    weapons = table.box.weapons
    left = weapons_left(table, seat)
    for kind in dict.fromkeys(table.hands[seat]):
        if kind in weapons:
            if may_play_weapon(table, seat, kind, left):
                if not distances:
                    distances = difficulties(table, seat)
                attacks = ATTACKS[kind]
                moves += [attacks[target] for target in targets(table, seat, kind, distances)]
        elif kind in ALWAYS:
            moves.append(PLAYS[kind])
        elif kind not in ANSWERS:
            moves += CARDS[kind].offers(table, seat, kind)
    if table.resilience[seat] > 1:
        moves += spendings(table, seat)
    return moves


def spendings(table: Table, seat: Seat) -> list[Move]:
    """SS-13.17, SS-15.22: Nobunaga and Shima may give up resilience, never the last."""
    character = table.characters[seat]
    if character == "nobunaga":
        return [Spend()]
    if character == "shima" and not table.seized:
        return [Seize(target, property) for target, property in properties_of_others(table, seat)]
    return []


def play_card(table: Table, seat: Seat, move: Move) -> Frames:
    """What playing this card, or spending resilience, starts; the card itself is put away last."""
    if isinstance(move, Attack):
        return attack_with(table, seat, move.target, move.weapon)
    if isinstance(move, Spend):
        return spend(table, seat)
    if isinstance(move, Seize):
        return seize(table, seat, move)
    return CARDS[card_of(move)].play(table, seat, move)


def card_of(move: Move) -> Kind:
    """Which card this move plays."""
    if isinstance(move, (Play, PlayOn)):
        return move.card
    if isinstance(move, (SendGeisha, SendGeishaForHand)):
        return "geisha"
    assert isinstance(move, Imitate), f"{move} plays no card"
    return "imitation"


def spend(table: Table, seat: Seat) -> Frames:
    """SS-13.17: Nobunaga gives up one resilience for a card."""
    table.use_ability(seat)
    table.spend_resilience(seat)
    return draw_cards(table, seat, 1)


def seize(table: Table, seat: Seat, move: Seize) -> Frames:
    """SS-15.22: Shima gives up one resilience for a property in play, once a turn."""
    table.use_ability(seat)
    table.spend_resilience(seat)
    table.seized = True
    return [TakeProperty(seat, move.target, move.property)]


# What may not be played, and why not.


def impossible_plays(table: Table, seat: Seat) -> list[Refusal]:
    """What this player might want to play but may not, and why not."""
    refused: list[Refusal] = []
    distances = difficulties(table, seat)
    for kind in dict.fromkeys(table.hands[seat]):
        if kind in table.box.weapons:
            refused += impossible_attacks(table, seat, kind, distances)
        elif kind in ANSWERS:
            by = "SS-16.38" if kind == "counterattack" else "SS-5.19"
            refused.append(Refusal(Play(kind), Text("why-only-answers", {"card": WordRef(f"card-{kind}")}), by))
        elif kind == "bushido" and bushido_in_play(table):
            refused.append(Refusal(Play(kind), Text("why-one-bushido"), "SS-12.3"))
        elif not CARDS[kind].offers(table, seat, kind):
            refused.append(Refusal(Play(kind), Text("why-nobody-to-choose", {"card": WordRef(f"card-{kind}")}), "SS-5.17"))
    return refused


def impossible_attacks(table: Table, seat: Seat, weapon: Kind, distances: list[int]) -> list[Refusal]:
    """SS-5.7, SS-4.2, SS-6.5: the limit is reached, the target is harmless, or out of reach."""
    reach = abilities.reach(table, seat, weapon)
    left = weapons_left(table, seat)
    refused: list[Refusal] = []
    for target in table.others(seat):
        move = Attack(target, weapon)
        if not may_play_weapon(table, seat, weapon, left):
            limit = abilities.weapon_limit(table, seat)
            refused.append(Refusal(move, Text("why-weapon-limit", {"limit": limit}), "SS-5.7"))
        elif not may_be_attacked(table, target, weapon):
            why = "why-no-resilience" if table.resilience[target] == 0 else "why-no-cards"
            refused.append(Refusal(move, Text(why, {"target": SeatRef(target)}), "SS-4.2"))
        elif distances[target] > reach:
            args: dict[str, Arg] = {
                "weapon": WordRef(f"card-{weapon}"),
                "reach": reach,
                "target": SeatRef(target),
                "difficulty": distances[target],
            }
            refused.append(Refusal(move, Text("why-out-of-reach", args), "SS-6.5"))
    return refused
