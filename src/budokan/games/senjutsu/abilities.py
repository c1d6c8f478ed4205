"""Characters and lasting cards: the figures they change. Chapters 30 and 31, and the lasting words of the card language."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.box import Sheet, least_of
from budokan.games.senjutsu.hexes import distance
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.texts import Seat

ENLIGHTENED = ("enlightened-body", "enlightened-mind", "enlightened-soul")
FAR = 6


def lies_before(table: Table, word: str, figure: Figure) -> bool:
    """Whether a lasting card with this word concerns this figure."""
    for card, _, _ in table.lasting[figure]:  # noqa: SIM110  # asked in every turn, and hardly ever lies anything there
        if word in table.box.sheets[card].program.words:
            return True
    return False


def lasting_figure(table: Table, word: str, figure: Figure) -> int:
    """The sum of a numbered lasting word before this figure."""
    total = 0
    for card, _, _ in table.lasting[figure]:
        for name, number in table.box.sheets[card].program.figures:
            if name == word:
                total += number
    return total


def forbids(table: Table, what: str) -> bool:
    """SJ-21.21: whether a Bushido card in anybody's area forbids this to all."""
    for cards in table.lasting:
        for card, _, _ in cards:
            if what in table.box.sheets[card].program.forbids:
                return True
    return False


def hand_limit(table: Table, seat: Seat) -> int:
    """SJ-9.6, SJ-31.21: printed, raised by lasting cards; 6 for the Ashigaru who has lost Hachiko."""
    person = table.box.persons[table.characters[seat]]
    limit = person.hand_limit
    if "hachiko" in person.rules and not table.alive[table.dog(seat)] and table.turn > 0:
        limit = 6
    return limit + table.raised("hand", seat) if table.lasting[seat] else limit


def wound_limit(table: Table, figure: Figure) -> int:
    """SJ-10.1, SJ-65.9: printed, raised or lowered by lasting cards, or set by one."""
    limit = table.leader(figure).wound_limit(table, figure)
    if not table.lasting[figure]:
        return limit
    for card, _, _ in table.lasting[figure]:
        for name, sign, number in table.box.sheets[card].program.limits:
            if name == "wounds" and sign == "=":
                return number
    return limit + table.raised("wounds", figure)


def slowed(table: Table, figure: Figure) -> int:
    """SJ-22.6, SJ-22.9: 1 for each Hobbled, and what other lasting cards say."""
    hobbled = len(table.hobbled[figure])
    return hobbled + lasting_figure(table, "slow", figure) if table.lasting[figure] else hobbled


def speed_less(speed: int, slow: int) -> int:
    """SJ-22.6, SJ-22.7: lowered to no less than 1; a part printed 0 stays 0."""
    return max(1, speed - slow) if speed > 0 else speed


def frozen(table: Table, figure: Figure) -> bool:
    """SJ-65.8: kamae and focus cannot change."""
    return bool(table.lasting[figure]) and lies_before(table, "frozen", figure)


def can_spend(table: Table, figure: Figure, focus: int) -> bool:
    """SJ-31.8, SJ-31.59: from the focus of its player; not while either of the two, the player or the dog, cannot."""
    if focus <= 0:
        return True
    seat = table.owner(figure)
    return table.focus[seat] >= focus and not frozen(table, seat) and not frozen(table, figure)


def least_price(table: Table, seat: Seat, moment: str) -> int:
    """SJ-38.6, SJ-5.17: the least focus for which, for all that is openly known, this seat might play a card at this moment."""
    if table.rules.deck_lists == "closed":
        return table.box.prices.get(moment, 0)
    return least_of([table.box.sheets[card] for card in table.lists[seat]]).get(moment, 0)


def desperate(table: Table, seat: Seat) -> bool:
    """SJ-31.30, SJ-35.24: with many wounds, or, as a foe, few to go."""
    return table.leader(seat).is_desperate(table, seat)


def enlightened(table: Table, seat: Seat) -> bool:
    """SJ-31.25: the three Enlightened cards in her own area."""
    cards = [card for card, _, _ in table.lasting[seat]]
    return all(card in cards for card in ENLIGHTENED)


def drunk(table: Table, figure: Figure) -> bool:
    """SJ-31.34, SJ-31.36: the Wakou, unless he paid to be sober this turn."""
    return figure < table.fighters and table.has_rule("drunk", figure) and not table.sober[figure]


def stands_behind(table: Table, seat: Seat) -> bool:
    """SJ-54.2: an opponent on F who faces the same way."""
    ahead = table.figure_on(table.ahead(seat, 0)) if table.alive[seat] else NOBODY
    return ahead in table.opponents(seat) and table.facing[ahead] == table.facing[seat]


def meets(table: Table, seat: Seat, sheet: Sheet) -> bool:
    """SJ-4.5, SJ-30.11, SJ-31.25: whether the character meets what the card requires now."""
    if sheet.kamae and table.kamae[seat] not in sheet.kamae:
        return False
    if not sheet.requires:
        return True
    if sheet.requires == "stealth":
        return table.stealthed[seat]
    if sheet.requires == "desperation":
        return desperate(table, seat)
    if sheet.requires == "enlightened":
        return enlightened(table, seat)
    return sheet.requires != "behind" or stands_behind(table, seat)


def banned(table: Table, sheet: Sheet) -> bool:
    """SJ-66.19, SJ-66.21, SJ-66.50: whether Honour or Righteousness forbid the card to everybody this turn."""
    return sheet.of_type(table.forbidden_type) or sheet.id in table.forbidden


def barred(table: Table, seat: Seat, sheet: Sheet) -> bool:
    """SJ-66.19 to SJ-66.21: whether Honour, Righteousness or Respect keep the card from being played."""
    if banned(table, sheet):
        return True
    return sheet.id in table.discards[seat] and sheet.id in face_up(table, seat) and forbids(table, "copies")


def face_up(table: Table, seat: Seat) -> list[str]:
    """SJ-66.20: the discards that lie face up: all of them while Courage is in play, else none."""
    return table.discards[seat] if table.is_open("open discards") else []


def playable(table: Table, seat: Seat, sheet: Sheet) -> bool:
    """SJ-6.14, SJ-6.15, SJ-21.6: affordable, its requirement met, not forbidden."""
    if sheet.focus and not can_spend(table, seat, sheet.focus):
        return False
    return (not sheet.demanding or meets(table, seat, sheet)) and not barred(table, seat, sheet)


def far_away(table: Table, seat: Seat) -> bool:
    """SJ-30.12, SJ-30.13: more than 6 hexes from the nearest opponent."""
    here = table.at[seat]
    for other in table.opponents(seat):  # noqa: SIM110  # asked of everybody in every turn
        if distance(here, table.at[other]) <= FAR:
            return False
    return True


def mandatory_draw(table: Table, play: Play) -> bool:
    """SJ-31.32, SJ-31.33: draws on the Onna-Bugeisha's own class cards that are not Special."""
    sheet = table.sheet(play)
    return table.has_rule("desperation", table.owner(play.figure)) and sheet.deck == "onna-bugeisha" and not sheet.special


def lose_stealth(table: Table, seat: Seat) -> None:
    """SJ-30.6 to SJ-30.8."""
    if table.stealthed[seat]:
        table.stealthed[seat] = False
        table.tell(tell.StealthLost(seat))


def contracts_done(table: Table, seat: Seat) -> int:
    return len(table.completed[seat])
