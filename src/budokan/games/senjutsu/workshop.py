"""Chapter 29 at the workbench: a fighter is chosen, then cards; and what is to be said about each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from budokan.games.senjutsu.box import CORE_CHARACTERS, Box, Person, box_for, own_box, printed_box
from budokan.games.senjutsu.cards import Deck, all_characters, all_decks, all_schools
from budokan.games.senjutsu.deck_text import EDITIONS, SCHOOLS, SIZES, USUAL, Draft, built, read_draft, write_deck
from budokan.games.senjutsu.decks import COPIES, DOG_DECK, GOLD, JADE, deck_problems, rank_counts
from budokan.games.senjutsu.faces import own_faces
from budokan.games.senjutsu.options import BY_LOT, BuiltDeck, Options
from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Arg, Seat, Text, WordRef
from budokan.kernel.workshop import Collected, Heading, Inspection, OwnCards, Room, Verdict, Workshop

FIGHTERS = tuple(card.id for card in all_characters() if card.id != "hachiko")
HEADINGS = (
    Heading("character", FIGHTERS),
    Heading("edition", EDITIONS, USUAL["edition"]),
    Heading("schools", SCHOOLS, USUAL["schools"]),
    Heading("size", SIZES, USUAL["size"]),
)
KNOWN = {heading.name: heading.choices for heading in HEADINGS}
RANK_RULINGS = {"wood": "SJ-29.4", "steel": "SJ-29.5", "gold": "SJ-29.6", "jade": "SJ-29.8"}


def collection(own: OwnCards) -> list[Collected]:
    """SJ-29.3 to SJ-29.9: every card anybody may build with, and the facts it is found by."""
    found: dict[str, Collected] = {}
    for edition in EDITIONS:
        box = own_box(edition, second_printing=False, changes=own) if own else printed_box(edition, second_printing=False)
        for fighter in fighters(box):
            for card in on_offer(box, box.persons[fighter]):
                if card not in found:
                    found[card] = Collected(card, most_of(box, card), facts_of(box, card))
    return list(found.values())


@cache
def printed_cards() -> frozenset[str]:
    return frozenset([card.id for card in collection({})])


def read(words: str, own_cards: Iterable[str] = ()) -> Draft:
    """A deck from its text, or a printed list by its name; the cards of one's own are those of the table it is brought to."""
    return read_draft(ready().get(words.strip(), words), KNOWN, {*printed_cards(), *own_cards})


def fighters(box: Box) -> tuple[str, ...]:
    """SJ-39.2: in the beta only the four of the core box fight."""
    return CORE_CHARACTERS if box.printing.is_core() else FIGHTERS


def on_offer(box: Box, person: Person) -> Iterator[str]:
    """SJ-29.3, SJ-29.9, SJ-31.7: the fighter's own cards, the generic ones, weapons he may bear, and the cards of his dog."""
    if box.printing.has_special_weapons():
        yield from (card for card, weapon in box.weapons.items() if weapon in (*person.weapons, *person.fixed_weapons))
        if "hachiko" in person.rules:
            yield from (card.removesuffix(".aggression") for card in box.sheets if card.endswith(".aggression"))
    for deck in (person.id, "generic"):
        yield from (card for card, sheet in box.sheets.items() if sheet.deck == deck and not sheet.special)


def rank_of(box: Box, card: str) -> str:
    return box.sheets[card if card in box.sheets else f"{card}.aggression"].rank


def most_of(box: Box, card: str) -> int:
    """SJ-29.4 to SJ-29.9: as many as its rank allows; a weapon once."""
    return 1 if card in box.weapons else COPIES[rank_of(box, card)]


def facts_of(box: Box, card: str) -> dict[str, str]:
    """On which shelf it lies, its rank and its types; both halves of a Hachiko card count."""
    sheets = [box.sheets[name] for name in (card, f"{card}.aggression", f"{card}.determination") if name in box.sheets]
    types = "+".join(dict.fromkeys(type for sheet in sheets for type in sheet.types))
    shelf = "weapon" if card in box.weapons else sheets[0].deck if sheets[0].deck in ("generic", "hachiko") else "own"
    return {"shelf": shelf, "rank": sheets[0].rank, "type": types}


def ready_decks() -> list[Deck]:
    return [deck for deck in all_decks() if deck.character != "hachiko"]


@cache
def ready() -> dict[str, str]:
    """SJ-69, SJ-43.3: the printed lists, as text to begin from; they hold fewer cards than a built deck (SJ-29.2)."""
    return {deck.id: text_of(deck) for deck in ready_decks()}


def text_of(deck: Deck) -> str:
    box = printed_box(deck.edition, second_printing=False)
    weapons = {card: 1 for card in deck.special if card in box.weapons and box.printing.has_special_weapons()}
    character = deck.character or "student"
    dog = next(one.cards for one in all_decks() if one.character == "hachiko") if character == "ashigaru" else {}
    return write_deck({"character": character, "edition": deck.edition}, {**weapons, **deck.cards, **dog})


def faces(own: OwnCards) -> dict[str, Any]:
    return own_faces(box_for(Options(cards=own)), own)


def called(options: Mapping[str, Any]) -> dict[str, str]:
    """A card of one's own bears the name it was given; a new one that was given none is called by its id."""
    found: dict[str, str] = {}
    for id, card in options.get("cards", {}).items():
        if "name" in card or id not in printed_box("beta-v7", second_printing=False).sheets:
            found[f"sj-card-{id}"] = card.get("name", id)
    return found


def inspect(words: str, own: OwnCards) -> Inspection:
    """SJ-29, SJ-31.7, SJ-43.1: what was read, what is not allowed, and how many more of each card may be added."""
    draft = read(words, own)
    problems = [Verdict(problem) for problem in draft.problems]
    options = replace(draft.options(), cards=own)
    box = box_for(options)
    if draft.character and draft.character not in fighters(box):
        args: dict[str, Arg] = {"name": WordRef(f"sj-character-{draft.character}"), "known": ", ".join(fighters(box))}
        problems.append(Verdict(Text("sj-bad-character", args, "SJ-39.2")))
    if not draft.character or draft.character not in fighters(box):
        return Inspection({}, tuple(problems), draft.headings)
    person = box.persons[draft.character]
    deck = built(box, draft)
    problems += [Verdict(problem, card_in(problem)) for problem in deck_problems(box, options, person, deck)]
    return Inspection(draft.cards, tuple(problems), draft.headings, room(box, options, person, deck))


def card_in(problem: Text) -> str:
    """The card a problem is about; none if it is about the whole deck."""
    card = problem.args.get("card", "")
    return card.say.removeprefix("sj-card-") if isinstance(card, WordRef) else str(card)


def room(box: Box, options: Options, person: Person, deck: BuiltDeck) -> dict[str, Room]:
    """How many more of each card on offer may be added: the narrowest of all limits, and its reason."""
    offered, ranks = list(on_offer(box, person)), rank_counts(box, deck)
    return {card: min(limits(box, options, person, deck, ranks, card), key=lambda one: one.more) for card in offered}


def limits(box: Box, options: Options, person: Person, deck: BuiltDeck, ranks: Mapping[str, int], card: str) -> Iterator[Room]:
    """SJ-29.1 to SJ-29.10, SJ-31.7: every limit that holds for this card; `ranks` are those of the deck, counted."""
    if card in box.weapons:
        yield from weapon_limits(box, person, deck.weapons, card)
        return
    rank = rank_of(box, card)
    held = deck.cards.get(card, 0) + deck.hachiko.get(card, 0)
    args: dict[str, Arg] = {"most": COPIES[rank], "rank": WordRef(f"sj-rank-{rank}")}
    yield Room(max(0, COPIES[rank] - held), Text("sj-room-copies", args, RANK_RULINGS[rank]))
    if rank == "gold" and box.printing.has_limits():
        yield Room(max(0, GOLD - ranks["gold"]), Text("sj-room-gold", {"most": GOLD}, "SJ-29.7"))
    if rank == "jade":
        yield Room(max(0, JADE - ranks["jade"]), Text("sj-room-jade", {}, "SJ-29.8"))
    if f"{card}.aggression" in box.sheets:
        yield Room(max(0, DOG_DECK - sum(deck.hachiko.values())), Text("sj-room-hachiko", {"most": DOG_DECK}, "SJ-31.7"))
        return
    size = options.deck_size
    yield Room(max(0, size - sum(deck.cards.values())), Text("sj-room-full", {"most": size}, "SJ-29.1"))
    if options.limited_schools and box.printing.has_limits():
        yield from school_limits(person, deck.school, card)


def weapon_limits(box: Box, person: Person, weapons: tuple[str, ...], card: str) -> Iterator[Room]:
    """SJ-29.9: each weapon once, and as many of the free ones as the fighter takes."""
    wanted = person.weapon_count + len(person.fixed_weapons)
    why = Text("sj-room-weapons", {"wanted": wanted}, "SJ-29.9")
    yield Room(0 if card in weapons else 1, why)
    if box.weapons[card] not in person.fixed_weapons:
        free = [one for one in weapons if box.weapons[one] not in person.fixed_weapons]
        yield Room(max(0, person.weapon_count - len(free)), why)


def school_limits(person: Person, named: str, card: str) -> Iterator[Room]:
    """SJ-29.10, SJ-31.7: a deck with cards of one school takes none of another; the Ashigaru's takes none at all."""
    for school in all_schools():
        barred = "hachiko" in person.rules or named not in ("", school.id)
        if card in school.cards and barred:
            yield Room(0, Text("sj-room-school", {"school": WordRef(f"sj-school-{school.id}")}, "SJ-29.10"))


def bring(options: Mapping[str, Any], seat: Seat, deck: str) -> dict[str, Any]:
    """SJ-5.13: a seat that brings a deck fights as the one it is built for; the deck is a printed list, or one's own.

    SJ-29.1: where the table has cards of somebody's own, the deck may hold them.
    """
    changes = own_cards(options)
    draft = read(deck, changes)
    named = next((one for one in ready_decks() if one.id == deck.strip()), None)
    brought = {
        **options,
        "decks": at_seat(options.get("decks", ()), seat, deck.strip() if named else own_deck(draft, changes), ""),
    }
    character = named.character if named else draft.character
    if character:
        brought["characters"] = at_seat(options.get("characters", ()), seat, character, BY_LOT)
    return brought


def own_cards(options: Mapping[str, Any]) -> OwnCards:
    """The cards of somebody's own that a table is played with; what is wrong with them the table says itself."""
    try:
        return msgspec.convert(options.get("cards", {}), OwnCards)
    except msgspec.ValidationError:
        return {}


def own_deck(draft: Draft, changes: OwnCards) -> dict[str, Any]:
    """A deck of one's own as the options of a table hold it; the first thing that could not be read is told."""
    for problem in draft.problems:
        raise BudokanError(problem)
    box = box_for(replace(draft.options(), cards=changes))
    plain: dict[str, Any] = msgspec.to_builtins(built(box, draft))
    return plain


def at_seat(named: Any, seat: Seat, one: Any, nothing: str) -> list[Any]:
    """The same list with this at the seat's place, and nothing at those before that have none."""
    filled = [*named, *[nothing] * (seat + 1 - len(named))]
    filled[seat] = one
    return filled


def table_for(deck: str) -> dict[str, Any]:
    """SJ-1.7, SJ-29.1, SJ-29.11: the edition, the schools and the size the deck was built for."""
    options = read(deck).options()
    usual = Options()
    chosen = {"edition": options.edition, "limited_schools": options.limited_schools, "deck_size": options.deck_size}
    return {name: value for name, value in chosen.items() if value != getattr(usual, name)}


def reconcile(options: Mapping[str, Any]) -> dict[str, Any]:
    """SJ-1.6, BK-7.4: two who have brought decks of the same fighter, each without knowing, meet in a mirror match."""
    named = [name for name in options.get("characters", ()) if name != BY_LOT]
    return {**options, "mirror_match": True} if len(set(named)) < len(named) else dict(options)


WORKSHOP = Workshop(
    cards=collection,
    ready=ready,
    inspect=inspect,
    faces=faces,
    bring=bring,
    headings=HEADINGS,
    table_for=table_for,
    reconcile=reconcile,
)
