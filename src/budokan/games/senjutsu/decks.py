"""Chapter 29: building a deck, and what is wrong with one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from budokan.games.senjutsu.box import Box, Person
from budokan.games.senjutsu.cards import Deck, all_decks, all_schools
from budokan.games.senjutsu.options import BuiltDeck, Options
from budokan.games.senjutsu.printing import FINAL_PRINTING
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Arg, Text, WordRef

COPIES = {"wood": 3, "steel": 2, "gold": 1, "jade": 1}
GOLD = 8
JADE = 1
DOG_DECK = 12


@dataclass(frozen=True, slots=True)
class Chosen:
    """The cards one player brings: his deck, his Special cards, and Hachiko's deck."""

    cards: tuple[str, ...]
    specials: tuple[str, ...]
    dog_cards: tuple[str, ...]


def chosen_deck(box: Box, options: Options, seat: int, character: str, luck: Luck) -> Chosen:
    """The deck of one seat: built, named, or the ready-made one."""
    wanted = options.decks[seat] if seat < len(options.decks) else ""
    person = box.persons[character]
    if isinstance(wanted, BuiltDeck):
        for problem in deck_problems(box, options, person, wanted):
            raise BudokanError(problem)
        weapons = wanted.weapons if box.printing.has_special_weapons() else ()
        dog = spread(wanted.hachiko) if wanted.hachiko else dog_deck(person)
        return Chosen(spread(wanted.cards), (person.special, *weapons), dog)
    if not wanted and options.other_decks == "by-lot":
        built = deck_by_lot(box, options, person, luck)
        weapons = built.weapons if box.printing.has_special_weapons() else ()
        return Chosen(spread(built.cards), (person.special, *weapons), dog_deck(person))
    deck = box.printing.ready_made(character) if not wanted else named_deck(box, wanted, character)
    weapons = tuple([card for card in deck.special if card != person.special]) if box.printing.has_special_weapons() else ()
    return Chosen(spread(deck.cards), (person.special, *weapons), dog_deck(person))


def deck_by_lot(box: Box, options: Options, person: Person, luck: Luck) -> BuiltDeck:
    """A legal deck drawn by lot from everything the character may use (SJ-29)."""
    schools = [school.id for school in all_schools()] if "hachiko" not in person.rules else []
    school = luck.pick(["", *schools])
    barred = {card for one in all_schools() if one.id != school for card in one.cards}
    pool = [card for card in box.cards_for(person.id) if card not in barred]
    luck.shuffle(pool)
    cards: dict[str, int] = {}
    most = {"gold": GOLD, "jade": JADE}
    for card in [*pool, *pool, *pool]:
        rank = box.sheets[card].rank
        if sum(cards.values()) == options.deck_size:
            break
        if cards.get(card, 0) >= COPIES[rank] or most.get(rank, 1) == 0:
            continue
        cards[card] = cards.get(card, 0) + 1
        if rank in most:
            most[rank] -= 1
    weapons = [card for card, weapon in box.weapons.items() if weapon in person.weapons]
    luck.shuffle(weapons)
    fixed = [card for card, weapon in box.weapons.items() if weapon in person.fixed_weapons]
    return BuiltDeck(cards, (*weapons[: person.weapon_count], *fixed), school)


def named_deck(box: Box, name: str, character: str) -> Deck:
    """SJ-1.7: a printed list of this character, or of anybody, whose cards are in the box of the edition that is played."""
    fitting = [
        deck for deck in all_decks() if deck.character in ("", character) and all(card in box.sheets for card in deck.cards)
    ]
    for deck in fitting:
        if deck.id == name:
            return deck
    raise BadWords("sj-unknown-deck", name=name[:40], known=", ".join(deck.id for deck in fitting))


def dog_deck(person: Person) -> tuple[str, ...]:
    return spread(FINAL_PRINTING.ready_made("hachiko").cards) if "hachiko" in person.rules else ()


def spread(cards: dict[str, int]) -> tuple[str, ...]:
    return tuple([card for card, count in cards.items() for _ in range(count)])


def deck_problems(box: Box, options: Options, person: Person, deck: BuiltDeck) -> Iterator[Text]:
    """SJ-29, SJ-43.1: everything that is not legal in a built deck, card by card, each with its ruling."""
    yield from card_problems(box, person, deck)
    ranks = rank_counts(box, deck)
    size = sum(deck.cards.values())
    if size != options.deck_size:
        yield Text("sj-deck-size", {"found": size, "wanted": options.deck_size}, "SJ-29.1")
    if ranks["gold"] > GOLD and box.printing.has_limits():
        yield Text("sj-deck-gold", {"found": ranks["gold"], "most": GOLD}, "SJ-29.7")
    if ranks["jade"] > JADE:
        yield Text("sj-deck-jade", {"found": ranks["jade"]}, "SJ-29.8")
    if box.printing.has_limits():
        yield from weapon_problems(box, person, deck)
        yield from school_problems(options, person, deck)
        yield from dog_problems(box, person, deck)


def rank_counts(box: Box, deck: BuiltDeck) -> Counter[str]:
    """How many cards of each rank a deck holds, Hachiko's among them; those that are not in the box have none."""
    ranks: Counter[str] = Counter()
    for cards, ending in ((deck.cards, ""), (deck.hachiko, ".aggression")):
        for card, copies in cards.items():
            if f"{card}{ending}" in box.sheets:
                ranks[box.sheets[f"{card}{ending}"].rank] += copies
    return ranks


def card_problems(box: Box, person: Person, deck: BuiltDeck) -> Iterator[Text]:
    """SJ-29.3 to SJ-29.6: own cards only, and no more copies than the rank allows."""
    for card, count in deck.cards.items():
        name = WordRef(f"sj-card-{card}")
        sheet = box.sheets.get(card)
        if sheet is None or sheet.special or sheet.deck in ("status", "hachiko"):
            yield Text("sj-deck-no-such-card", {"card": card[:40]}, "SJ-29.3")
        elif sheet.deck not in ("generic", person.id):
            yield Text("sj-deck-not-yours", {"card": name}, "SJ-29.3")
        elif not 0 < count <= COPIES[sheet.rank]:
            ruling = {"wood": "SJ-29.4", "steel": "SJ-29.5", "gold": "SJ-29.6", "jade": "SJ-29.8"}[sheet.rank]
            yield Text("sj-deck-copies", {"card": name, "found": count, "most": COPIES[sheet.rank]}, ruling)


def weapon_problems(box: Box, person: Person, deck: BuiltDeck) -> Iterator[Text]:
    """SJ-29.9, SJ-31.38: as many Special Weapon cards as the character takes, of weapons in its list."""
    wanted = person.weapon_count + len(person.fixed_weapons)
    weapons = [box.weapons.get(card, "") for card in deck.weapons]
    if len(deck.weapons) != wanted or len(set(deck.weapons)) != wanted:
        yield Text("sj-deck-weapons", {"found": len(set(deck.weapons)), "wanted": wanted}, "SJ-29.9")
    allowed = {*person.weapons, *person.fixed_weapons}
    for card, weapon in zip(deck.weapons, weapons, strict=True):
        if weapon not in allowed:
            yield Text("sj-deck-weapon", {"card": card[:40]}, "SJ-29.9")
    for fixed in person.fixed_weapons:
        if fixed not in weapons:
            yield Text("sj-deck-weapon-missing", {"weapon": WordRef(f"sj-weapon-{fixed}")}, "SJ-29.9")


def school_problems(options: Options, person: Person, deck: BuiltDeck) -> Iterator[Text]:
    """SJ-29.10 to SJ-29.12, SJ-31.7: one school at most, and none that was not named; none for the Ashigaru."""
    if not options.limited_schools:
        return
    for school in all_schools():
        if deck.school == school.id and "hachiko" not in person.rules:
            continue
        for card in school.cards:
            if deck.cards.get(card):
                args: dict[str, Arg] = {"card": WordRef(f"sj-card-{card}"), "school": WordRef(f"sj-school-{school.id}")}
                yield Text("sj-deck-school", args, "SJ-29.10")


def dog_problems(box: Box, person: Person, deck: BuiltDeck) -> Iterator[Text]:
    """SJ-31.7: Hachiko's deck holds 12 Hachiko cards, no more copies than the rank allows."""
    if not deck.hachiko:
        return
    if "hachiko" not in person.rules or sum(deck.hachiko.values()) != DOG_DECK:
        yield Text("sj-deck-hachiko", {"wanted": DOG_DECK}, "SJ-31.7")
    for card, count in deck.hachiko.items():
        sheet = box.sheets.get(f"{card}.aggression")
        if sheet is None:
            yield Text("sj-deck-no-such-card", {"card": card[:40]}, "SJ-31.7")
        elif not 0 < count <= COPIES[sheet.rank]:
            most = COPIES[sheet.rank]
            yield Text("sj-deck-copies", {"card": WordRef(f"sj-card-{card}"), "found": count, "most": most}, "SJ-31.7")
