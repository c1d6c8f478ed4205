"""Chapters 32, 35 and 37: which foes there are, their decks and their limits, before the first question."""

from __future__ import annotations

from budokan.games.senjutsu.box import CORE_CHARACTERS, FALLEN_LORD
from budokan.games.senjutsu.language.values import Attack, Give
from budokan.games.senjutsu.parts import BEHAVIOURS, NONE, Solo
from budokan.games.senjutsu.solo.decks import fill_selection, take_deck
from budokan.games.senjutsu.solo.placing import FoesAppear, FoesTakePlaces, LayTheLord
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.errors import BadWords
from budokan.kernel.frames import NOTHING, Frames

SOLO_MODES = ("solo", "coop", "horde")
BOSS, KATANA = "samurai-boss", "katana-ashigaru"
POISONS = ("crippling-poison", "confusing-mist", "haemorrhagic-toxin", "paralysing-toxin", "virulent-poison")
CONTRACTS = ("first-blood", "reaction", "tools-of-the-trade")
"""SJ-35.26: what the Yojimbo as foe sets out to do."""

MOST_FOES = 8
WOUND_LIMITS = (7, 3, 2, 1)
"""SJ-32.12: of one foe, of each of two, of three, of four or more."""


def foes_for(table: Table) -> list[str]:
    """The foes by kind: those named, or by default the Boss and an Ashigaru for each further player; those of a horde."""
    if table.mode == "horde":
        return horde_kinds(table)
    named = with_partners(table, [str(kind) for kind in table.rules.foes])
    if not named:
        named = usual_foes(table)[: table.seats]
    check_kinds(table, named)
    return named


def usual_foes(table: Table) -> list[str]:
    """SJ-35.27, SJ-35.29: one for each player; in the beta those whom no player has chosen before the others."""
    return table.book.edition.usual_foes([str(name) for name in table.rules.characters[: table.seats]])


def with_partners(table: Table, named: list[str]) -> list[str]:
    """SJ-35.21: the Ashigaru never comes without Hachiko."""
    found: list[str] = []
    for kind in named:
        found.append(kind)
        if table.box.foes[kind].partner:
            found.append(table.box.foes[kind].partner)
    return found


def check_kinds(table: Table, kinds: list[str]) -> None:
    """SJ-39.2, SJ-43.5: which foes this box has, and each character once."""
    allowed = list(table.box.foes)
    if table.box.printing.is_core():
        allowed = list(CORE_CHARACTERS)
    elif table.rules.season == "core":
        allowed = [kind for kind in allowed if kind in table.box.nameless or kind in CORE_CHARACTERS]
    if len(kinds) > MOST_FOES:
        raise BadWords("sj-many-foes", most=MOST_FOES)
    for kind in kinds:
        if kind not in allowed:
            raise BadWords("sj-bad-foe", name=kind, known=", ".join(allowed))
        if is_chosen_by_player(table, kind) and table.rules.foes:
            raise BadWords("sj-foe-is-player", name=kind)
        if kind in table.box.persons and kinds.count(kind) > 1:
            raise BadWords("sj-same-foe", name=kind)


def is_chosen_by_player(table: Table, kind: str) -> bool:
    """SJ-35.29: a character cannot be player and foe at once, unless mirror matches are allowed."""
    return not table.rules.mirror_match and kind in table.rules.characters[: table.seats]


def horde_kinds(table: Table) -> list[str]:
    """SJ-37.1, SJ-37.21, SJ-37.22: three Ashigaru and a Boss, one Ashigaru or all three replaced; by whom, says SJ-37.29."""
    replaced = {"nightmare": 1, "ultimate": 3}.get(table.rules.horde, 0)
    others = [kind for kind in table.box.foes if kind not in (KATANA, BOSS, "hachiko")]
    if table.rules.horde == "ultimate":
        others = [kind for kind in others if kind in table.box.persons]
    if table.rules.season == "core" or table.box.printing.is_core():
        others = [kind for kind in others if kind in table.box.nameless or kind in CORE_CHARACTERS]
    chosen = [str(kind) for kind in table.rules.foes[:replaced]]
    for kind in chosen:
        if kind not in others or chosen.count(kind) > 1:
            raise BadWords("sj-bad-foe", name=kind, known=", ".join(others))
        if is_chosen_by_player(table, kind):
            raise BadWords("sj-foe-is-player", name=kind)
    lot = [kind for kind in others if kind not in chosen]
    table.luck.shuffle(lot)
    lot = [kind for kind in lot if not is_chosen_by_player(table, kind)]
    band = [*chosen, *lot[: replaced - len(chosen)]]
    return [*with_partners(table, band), *[KATANA] * (3 - replaced), BOSS]


def make_room(table: Table, kinds: list[str]) -> None:
    """A place at the table for every foe, and one for the fallen lord."""
    table.solo = Solo(len(kinds))
    table.fighters = table.seats + len(kinds)
    if table.mode == "horde" and table.rules.horde == "fallen-lord":
        table.solo.lord = table.fighters
        table.fighters += 1


def bring_foes(table: Table, kinds: list[str]) -> None:
    """SJ-32.7, SJ-32.12, SJ-35.1: characters, limits, decks, Behaviour and Attitude by lot."""
    solo = table.solo
    table.characters += kinds if solo.lord == NONE else [*kinds, FALLEN_LORD]
    solo.limits = [wound_limit_for(table, kind) for kind in kinds]
    fill_selection(table)
    for number in range(solo.count):
        foe = table.seats + number
        take_deck(table, foe)
        solo.behaviour[number] = table.luck.below(len(BEHAVIOURS))
        solo.offensive[number] = table.luck.below(2) == 0
        table.poisons[foe] = poison_deck(table, foe)
        if table.characters[foe] == "yojimbo":
            table.contracts[foe] = [(name, 0) for name in CONTRACTS]
    table.track += range(table.seats, table.seats + solo.count) if table.mode != "horde" else []
    if table.book.edition.foes_have_advantage():
        table.track.sort(key=lambda one: -table.box.person(table.characters[one]).advantage)


def wound_limit_for(table: Table, kind: str) -> int:
    """SJ-32.12: by the number of foes, or by option of those for each player (SJ-32.36); 1 in a horde (SJ-37.2).

    SJ-43.13: in the beta that of the character.
    """
    if table.rules.foe_wounds:
        return table.rules.foe_wounds
    if table.book.edition.foes_have_limits_of_their_own() and table.mode != "horde":
        return table.box.person(kind).wound_limit
    players = table.seats if table.rules.foe_limits == "by-player" else 1
    against = -(-table.solo.count // players)
    return 1 if table.mode == "horde" else WOUND_LIMITS[min(against, len(WOUND_LIMITS)) - 1]


def poison_deck(table: Table, foe: Figure) -> list[str]:
    """SJ-32.19: one of each kind for whoever has a card that poisons."""
    if not table.box.printing.has_poisons() or not any(poisons(table, card) for card in table.lists[foe]):
        return []
    return list(POISONS if table.rules.season == "season-1" else POISONS[:1])


def poisons(table: Table, card: str) -> bool:
    for stage in table.box.sheets[card].program.stages:
        for rule in (*stage.main, *stage.success):
            stars = [mark for _, star in rule.stars for _, mark in star.marks]
            for choice in rule.choices:
                for act in choice.acts:
                    effect = act.effects[0]
                    if isinstance(effect, Give):
                        stars += [mark for _, mark in effect.marks]
                    elif isinstance(effect, Attack):
                        stars += [mark for _, marks in effect.cells for _, mark in marks]
            if "poi" in stars:
                return True
    return False


def foes_open(table: Table) -> Frames:
    """SJ-35.1, SJ-35.2, SJ-37.23: the foes appear; those of a horde come with their wave."""
    if not table.solo.count:
        return NOTHING
    if table.mode != "horde":
        return [FoesAppear(), FoesTakePlaces()]
    return [FoesAppear(), LayTheLord(0)] if table.solo.lord != NONE else [FoesAppear()]
