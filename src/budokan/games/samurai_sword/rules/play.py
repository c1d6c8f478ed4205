"""Chapter 5, the play phase: which cards may be played, on whom, and what playing them starts."""

from __future__ import annotations

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import (
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
    Breathe,
    DiversionTakes,
    GeishaTakes,
    ShowCards,
    SufferTogether,
    TakeProperty,
    goes_round,
    tea_ceremony,
    unless_avoided,
)
from budokan.games.samurai_sword.rules.attack import (
    attack_with,
    difficulties,
    may_be_attacked,
    may_play_weapon,
    targets_at,
    weapons_left,
)
from budokan.games.samurai_sword.rules.bushido import bushido_in_play
from budokan.games.samurai_sword.rules.deck import DrawCards, draw_cards
from budokan.games.samurai_sword.rules.hand import PutAway, then_put_away
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import Frames, Refusal
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

END_PLAY = EndPlay()

PLAYED_ALONE = frozenset(["battle-cry", "jujutsu", "tea-ceremony", "daimyo"])
"""SS-5.17: actions that need nobody to choose."""

FOR_ONESELF = frozenset(["focus", "armor", "fast-draw", "attendant", "peasant", "kote"])
"""SS-5.15: properties laid in front of the player himself."""

FOR_ANYONE = frozenset(["bleeding-wound", "curse"])
"""SS-16.28, SS-16.33: properties laid in front of any player."""

ANSWERS = frozenset(["parry", "counterattack"])
"""SS-5.19, SS-16.38: cards that only answer."""


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
                moves += [Attack(target, kind) for target in targets_at(table, seat, kind, distances)]
        elif kind in PLAYED_ALONE or kind in FOR_ONESELF:
            moves.append(Play(kind))
        elif kind not in ANSWERS:
            moves += plays_on_others(table, seat, kind)
    if table.resilience[seat] > 1:
        moves += spendings(table, seat)
    return moves


def plays_on_others(table: Table, seat: Seat, kind: Kind) -> list[Move]:
    """SS-5.17: cards that need a player or a card to choose are played only if there is one."""
    if kind == "geisha":
        return geisha_plays(table, seat)
    if kind == "diversion":
        return [PlayOn(kind, target) for target in table.others(seat) if table.hands[target]]
    if kind == "breathing":
        return [PlayOn(kind, target) for target in table.others(seat)]
    if kind == "bushido":
        return [] if bushido_in_play(table) else anyone(table, seat, kind)
    if kind in FOR_ANYONE:
        return anyone(table, seat, kind)
    if kind == "simultaneous-attack":
        if table.resilience[seat] < 2:
            return []
        return [PlayOn(kind, target) for target in table.others(seat) if table.resilience[target] > 1]
    if kind == "imitation":
        return [Imitate(target, property) for target, property in properties_of_others(table, seat)]
    assert kind == "intuition", f"{kind} has no rule"
    return [Play(kind)] if can_show(table, seat) else []


def anyone(table: Table, seat: Seat, kind: Kind) -> list[Move]:
    """SS-12.1, SS-12.2: any player, oneself included."""
    return [*[PlayOn(kind, target) for target in table.others(seat)], PlayOn(kind, seat)]


def geisha_plays(table: Table, seat: Seat) -> list[Move]:
    """SS-12.17: a named property of another player, or a card at random from his hand."""
    moves: list[Move] = []
    for target in table.others(seat):
        moves += [SendGeisha(target, property) for property in dict.fromkeys(table.properties[target])]
        if table.hands[target]:
            moves.append(SendGeishaForHand(target))
    return moves


def properties_of_others(table: Table, seat: Seat) -> list[tuple[Seat, Kind]]:
    return [(target, kind) for target in table.others(seat) for kind in dict.fromkeys(table.properties[target])]


def can_show(table: Table, seat: Seat) -> list[Seat]:
    """SS-16.41: the other players who are not harmless."""
    return [target for target in table.others(seat) if not table.harmless(target)]


def spendings(table: Table, seat: Seat) -> list[Move]:
    """SS-13.17, SS-15.22: Nobunaga and Shima may give up resilience, never the last."""
    if table.is_a("nobunaga", seat):
        return [Spend()]
    if table.is_a("shima", seat) and not table.seized:
        return [Seize(target, property) for target, property in properties_of_others(table, seat)]
    return []


def play_card(table: Table, seat: Seat, move: Move) -> Frames:
    """What playing this card starts; the card itself is put away last."""
    if isinstance(move, Attack):
        return attack_with(table, seat, move.target, move.weapon)
    if isinstance(move, Play):
        return play_alone(table, seat, move.card)
    if isinstance(move, PlayOn):
        return play_on(table, seat, move.card, move.target)
    if isinstance(move, SendGeisha):
        return send_geisha(table, seat, move.target, move.property)
    if isinstance(move, SendGeishaForHand):
        return send_geisha(table, seat, move.target, "")
    if isinstance(move, Imitate):
        announce(table, seat, "imitation", move.target)
        effect = TakeProperty(seat, move.target, move.property)
        return [*unless_avoided(table, move.target, effect, "imitation"), PutAway(seat, "imitation")]
    table.use_ability(seat)
    table.resilience[seat] -= 1
    table.tell(tell.Spent(seat, table.resilience[seat]))
    if isinstance(move, Seize):
        table.seized = True
        return [TakeProperty(seat, move.target, move.property)]
    return draw_cards(table, seat, 1)


def announce(table: Table, seat: Seat, card: Kind, target: Seat) -> None:
    witness(table, seat, card, target)
    table.play_from_hand(seat, card)
    table.tell(tell.PlayedOn(seat, target, card))


def witness(table: Table, seat: Seat, card: Kind, target: Seat) -> None:
    """Whoever names a player shows something of his team: he could have named anybody else."""
    table.witness((seat, target, card, (1 << table.seats) - 1))


def play_alone(table: Table, seat: Seat, card: Kind) -> Frames:
    """SS-5.12, SS-5.15: a property for oneself, or an action without a target."""
    if card in FOR_ONESELF:
        table.lay(seat, card, seat)
        return []
    table.play_from_hand(seat, card)
    table.tell(tell.Played(seat, card))
    return then_put_away(table, alone_it_does(table, seat, card), seat, card)


def alone_it_does(table: Table, seat: Seat, card: Kind) -> Frames:
    """Chapter 12: what an action without a target does."""
    if card == "daimyo":
        return draw_cards(table, seat, 2)
    if card == "tea-ceremony":
        return tea_ceremony(table, seat)
    if card == "intuition":
        return [ShowCards(tuple(can_show(table, seat)), seat)]
    return goes_round(table, card, seat, table.left_of(seat))


def play_on(table: Table, seat: Seat, card: Kind, target: Seat) -> Frames:
    """A property laid in front of a player, or an action that names one."""
    if card == "bushido" or card in FOR_ANYONE:
        witness(table, seat, card, target)
        table.lay(seat, card, target)
        return []
    announce(table, seat, card, target)
    away = PutAway(seat, card)
    if card == "diversion":
        return [*unless_avoided(table, target, DiversionTakes(seat, target), card), away]
    if card == "breathing":
        return [Breathe(seat), *unless_avoided(table, target, DrawCards(target, 1), card), away]
    table.resilience[seat] -= 1
    table.tell(tell.Spent(seat, table.resilience[seat]))
    return [*unless_avoided(table, target, SufferTogether(target), card), away]


def send_geisha(table: Table, seat: Seat, target: Seat, property: Kind) -> Frames:
    announce(table, seat, "geisha", target)
    return [*unless_avoided(table, target, GeishaTakes(target, property), "geisha"), PutAway(seat, "geisha")]


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
        elif kind not in PLAYED_ALONE and kind not in FOR_ONESELF and not plays_on_others(table, seat, kind):
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
