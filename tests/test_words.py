"""Every word a person reads is in the catalogues, in every language, and is said by something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import budokan
import budokan.cli  # the command line brings its own words
from budokan.kernel.events import HOUSE_EVENTS, Event
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import SeatRef, Text, text_of
from budokan.kernel.words import LANGUAGES, Words, words
from budokan.kernel.words import entries as cut
from tests.support.catalogues import FOLDERS, HOUSE, is_said, junk, known_messages, messages, rooms_of, said_in_sources
from tests.support.contract import everything_that_fits

GAMES = list(budokan.games().values())

folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(HOUSE)))
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def kinds_of(game: Game) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Everything a game says by its tag, with the name of its message."""
    for kind in game.moves.kinds:
        yield f"move-{kind.__struct_config__.tag}", kind
    events: tuple[type[Event], ...] = (*game.events, *HOUSE_EVENTS)
    for event in events:
        yield f"event-{event.__struct_config__.tag}", event


def marks_of(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What each field holds: a seat, a word, or nothing in particular."""
    marks = dict.fromkeys(kind.__struct_fields__, "")
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for part in (hint, *getattr(hint, "__args__", ())):
            for mark in getattr(part, "__metadata__", ()):
                marks[name] = mark
    return marks


def variables_of(kind: type[msgspec.Struct]) -> set[str]:
    """The variables a message of this kind may ask for."""
    hints = get_type_hints(kind)
    given: set[str] = set()
    for name, mark in marks_of(kind).items():
        given.add(name)
        if mark == "seat":
            given.add(f"{name}-is")
        if getattr(hints[name], "__origin__", None) is tuple:
            given.add(f"{name}-count")
    return given


@folders
@languages
def test_fluent_can_read_every_catalogue(folder: Path, language: str) -> None:
    assert junk(folder, language) == []


@folders
@languages
def test_a_message_read_alone_is_the_message_read_in_its_place(folder: Path, language: str) -> None:
    parser = FluentParser(with_spans=False)
    for file in sorted(folder.glob(f"*{language}.ftl")):
        source = file.read_text(encoding="utf-8")
        whole = [entry for entry in parser.parse(source).body if isinstance(entry, ftl.Message | ftl.Term)]
        alone = cut(source)
        assert [entry.id.name for entry in whole] == [name.removeprefix("-") for name in alone]
        for entry, text in zip(whole, alone.values(), strict=True):
            read = parser.parse(text).body[0]
            assert entry.equals(read, ignored_fields=["comment", "span"]), file.name


def test_what_a_message_refers_to_is_read_with_it(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { b } and { -c }\nb = B { d.e }\n-c = C\nd = D\n    .e = E\n", encoding="utf-8")
    assert Words("en", [tmp_path]).say("a") == "B E and C"


@folders
@languages
def test_no_message_is_there_twice(folder: Path, language: str) -> None:
    count = Counter(message.id for message in messages(folder, language))
    assert [id for id, times in count.items() if times > 1] == []


@folders
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, italian = ({one.id for one in messages(folder, language)} for language in LANGUAGES)
    assert english == italian


@games
@languages
def test_no_two_rooms_of_a_game_use_the_same_name_for_a_message(game: Game, language: str) -> None:
    count = Counter(message.id for folder in rooms_of(game.name) for message in messages(folder, language))
    assert [id for id, times in count.items() if times > 1] == []


@games
@languages
def test_every_move_and_event_has_its_message(game: Game, language: str) -> None:
    known = known_messages(language, game.name)
    assert [id for id, _ in kinds_of(game) if id not in known] == []


@games
@languages
def test_messages_of_moves_and_events_ask_only_for_their_fields(game: Game, language: str) -> None:
    known = known_messages(language, game.name)
    for id, kind in kinds_of(game):
        assert known[id].variables <= variables_of(kind), id


@languages
def test_whatever_the_sources_say_is_in_the_catalogues(language: str) -> None:
    """Questions, reasons, errors and everything the command line says: named outright, with all it asks for."""
    problems = []
    for said in said_in_sources():
        known = known_messages(language, said.game)
        if said.id not in known:
            problems.append(f"{said.where}: there is no message {said.id}")
        elif not known[said.id].variables <= said.given:
            missing = ", ".join(sorted(known[said.id].variables - said.given))
            problems.append(f"{said.where}: {said.id} is not given {missing}")
    assert problems == []


@games
@languages
def test_every_option_and_its_values_have_names(game: Game, language: str) -> None:
    known = known_messages(language, game.name)
    for option in game.options.values():
        word = f"option-{option.name.replace('_', '-')}"
        assert word in known
        assert f"{word}.about" in known
        for choice in option.choices:
            assert isinstance(choice, bool) or f"{word}-{choice}" in known
    assert f"game-{game.name}" in known
    assert f"game-{game.name}.about" in known


@games
def test_no_message_is_unused(game: Game) -> None:
    marked = {mark for _, kind in kinds_of(game) for mark in marks_of(kind).values()}
    prefixes = frozenset(mark.removeprefix("word:") for mark in marked if mark.startswith("word:"))
    tagged = {id for id, _ in kinds_of(game)}
    ours = [message.id for folder in rooms_of(game.name) for message in messages(folder, "en")]
    assert [id for id in ours if id not in tagged and not is_said(id, game.name, prefixes)] == []


def settings_of(game: Game) -> list[dict[str, Any]]:
    """Two ways to play: as it comes, and with everything that is listed and many."""
    everything = everything_that_fits(game)
    return [{}, everything] if everything else [{}]


def say_everything(table: Table, language: str, known: set[tuple[str, int, Move]]) -> list[str]:
    """Everything anybody could be told of this moment, and all that was told since the last; of answers what is not `known`."""
    spoken_words = words(language, table.game_name)
    said = []
    for reader in (None, *range(table.seats)):
        decision = table.decision
        if decision is not None:
            said.append(spoken_words.say(decision.ask(table), reader))
        events = [event for told in table.heard or () for event in (told.event, told.others) if event is not None]
        said += [spoken_words.say(text_of("event", event), reader) for event in events]
    for seat in table.waiting:
        new = [move for move in table.options(seat) if (language, seat, move) not in known]
        known.update((language, seat, move) for move in new)
        said += [spoken_words.say(text_of("move", move), seat) for move in new]
        said += [spoken_words.say(refused.why, seat) for refused in table.impossible(seat)]
    return said


@games
def test_whole_games_are_told_without_a_gap(game: Game) -> None:
    """Both languages, every reader: nothing is left unsaid, and no name of a message shows through."""
    ids = {id for language in LANGUAGES for id in known_messages(language, game.name) if "-" in id}
    for number, options in enumerate(settings_of(game)):
        table = game.new(max(game.seats), seed=number, listen=True, **options)
        luck = Luck(number, "words")
        known = set[tuple[str, int, Move]]()
        while not table.over:
            for language in LANGUAGES:
                for line in say_everything(table, language, known):
                    assert line, "something is said"
                    assert not ids & set(line.split()), line
                    assert "{" not in line
            assert table.heard is not None, "the table listens"
            table.heard.clear()
            seat = table.waiting[0]
            table.play(seat, luck.pick(table.options(seat)))
        outcome = table.outcome
        assert outcome is not None
        for language in LANGUAGES:
            winners = tuple(SeatRef(seat) for seat in outcome.winners)
            assert words(language, game.name).say(Text(outcome.reason, {"winners": winners})) != outcome.reason


def test_the_two_persons_read_well() -> None:
    from budokan.games.samurai_sword.events import Defeated, Drew, DrewHidden, Laid

    def tell(event: msgspec.Struct, reader: int | None, language: str) -> str:
        return words(language).say(text_of("event", event), reader, lambda seat: ["Hanzo", "Tomoe"][seat])

    assert tell(Drew(0, ("nodachi",)), 0, "en") == "You draw Nodachi."
    assert tell(DrewHidden(0, 1), 1, "en") == "Hanzo draws a card."
    assert tell(DrewHidden(0, 3), None, "en") == "Hanzo draws 3 cards."
    assert tell(Drew(0, ("nodachi", "parry")), 0, "it") == "Peschi Nodachi e Parata."
    assert tell(DrewHidden(0, 1), 1, "it") == "Hanzo pesca una carta."
    assert tell(Laid(0, 0, "focus"), 0, "en") == "You lay Focus in front of yourself."
    assert tell(Laid(0, 0, "focus"), 1, "en") == "Hanzo brings Focus into play."
    assert tell(Laid(0, 1, "bushido"), 1, "en") == "Hanzo lays Bushido in front of you."
    assert tell(Laid(0, 1, "bushido"), None, "it") == "Hanzo mette Bushido davanti a Tomoe."
    assert tell(Defeated(0, 1), 1, "en") == "You defeat Hanzo."
    assert tell(Defeated(0, 0), None, "it") == "Hanzo cade di propria mano."


def test_things_alike_are_named_once_and_counted() -> None:
    from budokan.games.rising_sun.events import CardsLaidOut

    def tell(language: str, *cards: str) -> str:
        return words(language, "rising-sun").say(text_of("event", CardsLaidOut(cards)))

    assert tell("en", "komainu", "way-of-the-shogun", "komainu") == "On sale: Komainu ×2 and Way of the Shogun."
    assert tell("it", "komainu", "komainu") == "In vendita: Komainu ×2."


def test_what_no_catalogue_knows_can_be_named() -> None:
    from budokan.games.ken.events import HandDealt

    plain = words("en", "ken")
    more = plain.also_calling({"card-shura": "Shura", "card-kenshiro.effect": "", "card-toki.effect": "Heals nobody."})
    dealt = text_of("event", HandDealt(0, ("shura", "kenshiro", "shura")))
    assert more.say(dealt, 0) == "You are dealt Shura ×2 and Kenshiro."
    assert (more.has("card-kenshiro.effect"), more.has("card-shin.effect"), plain.has("card-toki.effect")) == (
        False,
        True,
        True,
    )
    assert more.say("card-toki.effect") == "Heals nobody." != plain.say("card-toki.effect")
    assert plain.say(dealt, 0) == "You are dealt card-shura ×2 and Kenshiro.", "only who was told knows"
