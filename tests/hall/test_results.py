"""What came of games: rows written with the last decision, counted for a person's page, and rated in the order they ended."""

from __future__ import annotations

import re
import shutil
from math import exp, sqrt
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from budokan.hall import changing, claiming
from budokan.hall.lobby import Hall
from budokan.hall.ratings import LEVELS, MODEL, can_rate, marks
from budokan.hall.room import Room
from budokan.hall.rows import SeatRow
from budokan.hall.schemas.people import PersonForm
from budokan.hall.schemas.requests import NewTable
from budokan.hall.store import Store
from budokan.hall.storing import figures, results
from budokan.hall.storing.database import Connection
from budokan.hall.storing.rating import rate_again
from budokan.players.review import Account, Review
from tests.hall.conftest import Open
from tests.hall.keeping import FIXTURES, fixtures
from tests.hall.people import Hands, let_bots_play, play_first
from tests.hall.tables import a_table
from tests.hall.test_persons import known, sit
from tests.support.rulings import ruling

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]

ROOT = Path(__file__).parents[2]


async def duel(hall: Hall, hands: Hands, person: int, level: str = "greedy", *, gives_up: bool = True) -> Room:
    """A game of Ken between this person and a bot, that the person gives up or plays to its end."""
    form = NewTable(game="ken", name="Aki", players=("you", level))
    seated = await hall.create(form, "127.0.0.1")
    room = await hall.room(seated.code)
    assert await claiming.claim(hall, room.code, seated.token or "", person)
    if gives_up:
        await room.do(lambda: changing.resign(room, 0))
    while room.state == "running":
        await let_bots_play(hands, room)
        if room.state == "running":
            await play_first(room, 0)
    hands.turn(60)
    return room


async def newcomer(hall: Hall, name: str) -> int:
    return (await hall.services.persons.newcomer(name))[0].id


@ruling("BK-10.7")
async def test_a_game_of_samurai_is_written_down_with_roles_characters_and_levels(
    hall: Hall, hands: Hands, store: Store
) -> None:
    aki = await newcomer(hall, "Aki")
    room, seated = await a_table(hall, "you", "greedy", "uniform")
    await claiming.claim(hall, room.code, seated.token or "", aki)
    while room.state == "running":
        await let_bots_play(hands, room)
        if room.state == "running":
            await play_first(room, 0)
    [game] = await store.do(lambda connection: figures.played(connection, aki, 10, 10))
    assert room.live is not None and room.live.table.outcome is not None
    outcome = room.live.table.outcome
    own = room.live.table.view(0)["table"]["players"][0]
    assert (game.code, game.game, game.won) == (room.code, "samurai-sword", 0 in outcome.winners)
    assert (game.side, game.hero, game.reason) == (own["role"], own["character"], outcome.reason)
    assert game.decisions == room.live.made
    assert [(one.level, one.won) for one in game.others] == [
        ("greedy", 1 in outcome.winners),
        ("uniform", 2 in outcome.winners),
    ]
    found = await store.do(lambda connection: figures.figures(connection, aki, "samurai-sword"))
    assert [(one.what, one.played, one.won) for one in found.sides] == [(own["role"], 1, int(game.won))]
    assert {(one.name, one.level) for one in found.rivals} == {("", "greedy"), ("", "uniform")}
    assert found.standing is None, "a bot that does anything at all is no mark"
    await store.add_review(room.code, _review(3), 5, 10)
    [looked] = (await store.do(lambda connection: figures.figures(connection, aki, "samurai-sword"))).looked
    assert (looked.code, looked.luck, looked.skill) == (room.code, 0.25, -0.5)


def _review(seats: int) -> str:
    accounts = tuple(Account(0.5, -0.5 if seat == 0 else 0.0, 0.0, 0.25, 0.25) for seat in range(seats))
    return msgspec.json.encode(Review((), (), (), accounts, 1)).decode()


@ruling("BK-10.8")
async def test_ratings_follow_from_the_games_in_their_order_and_again_lead_to_the_same(
    hall: Hall, hands: Hands, store: Store
) -> None:
    aki, emi = await newcomer(hall, "Aki"), await newcomer(hall, "Emi")
    for person in (aki, emi, aki):
        await duel(hall, hands, person)
    question = "SELECT person, mu, sigma, played, won FROM ratings ORDER BY person"
    once = await store.do(lambda connection: connection.execute(question).fetchall())
    assert [row[3:] for row in once] == [(2, 0), (1, 0)]
    assert once[0][1] < once[1][1] < MODEL.mu
    assert once[0][2] < once[1][2] < MODEL.sigma
    await store.do(lambda connection: rate_again(connection, "ken"))
    assert await store.do(lambda connection: connection.execute(question).fetchall()) == once
    persons = hall.services.persons
    await persons.settle(aki, PersonForm(name="Aki", listed=True))
    book = await store.do(lambda connection: figures.book(connection, "ken", aki))
    assert [(one.name or one.level) for one in book.lines if one.name] == ["Aki"], "who has not asked to be listed is not"
    assert [one.level for one in book.lines if one.level] == list(reversed(LEVELS))
    assert (book.games, book.people) == (3, 2)
    assert [one.you for one in book.lines if one.name] == [True]
    await claiming.become_one(hall, aki, emi)
    await store.do(results.refresh)
    [row] = await store.do(lambda connection: connection.execute(question).fetchall())
    assert (row[0], row[3]) == (aki, 3), "two who are one have played all of it"
    assert not await store.do(
        lambda connection: connection.execute("SELECT * FROM hall WHERE substr(key, 1, 7) = 'ratings'").fetchall()
    )


@ruling("BK-10.8")
async def test_what_a_bot_finished_or_somebody_began_in_the_middle_is_not_rated(hall: Hall, hands: Hands, store: Store) -> None:
    aki = await newcomer(hall, "Aki")
    await duel(hall, hands, aki)
    room = await duel(hall, hands, aki, "uniform")
    assert await store.do(lambda connection: connection.execute("SELECT rated FROM finished ORDER BY number").fetchall()) == [
        (1,),
        (0,),
    ]
    bot = SeatRow(seat=1, kind="bot", level="ronin")
    for row, rated in (
        (room.seats[0], True),
        (replace(room.seats[0], given=True), False),
        (replace(room.seats[0], absent=True), False),
    ):
        assert results._is_rated(room.game, room.setup, [row, bot]) is rated
    fork = replace(room.setup, header=replace(room.setup.header, position={}))
    assert not results._is_rated(room.game, fork, [room.seats[0], bot])
    assert not can_rate("ken", ["a-guest"])


@ruling("BK-10.7")
@pytest.mark.parametrize("name", sorted(fixtures()))
async def test_a_hall_of_before_counts_its_finished_games_once(name: str, tmp_path: Path) -> None:
    shutil.copy(FIXTURES / f"{name}.sqlite", tmp_path / "hall.sqlite")
    store = Store(tmp_path)
    over = "SELECT count(*) FROM tables WHERE state = 'over'"
    both = await store.do(
        lambda connection: (
            connection.execute(over).fetchone()[0],
            connection.execute("SELECT count(*) FROM finished").fetchone()[0],
        )
    )
    assert both[0] == both[1] > 0
    counted = await store.do(lambda connection: connection.execute("SELECT * FROM results ORDER BY number, seat").fetchall())
    ended = await store.do(_winners)
    assert ended == await store.do(_counted_winners) != {}
    store.close()
    again = Store(tmp_path)
    assert (
        await again.do(lambda connection: connection.execute("SELECT * FROM results ORDER BY number, seat").fetchall())
        == counted
    )
    again.close()


def _winners(connection: Connection) -> dict[str, list[int]]:
    """Who won, where the hall of before has kept how it ended, or its decisions still lead to an end."""
    codes = [code for (code,) in connection.execute("SELECT code FROM finished WHERE reason != ''")]
    kept = {code: connection.execute("SELECT row FROM ended WHERE code = ?", (code,)).fetchone() for code in codes}
    return {code: msgspec.json.decode(row[0])["outcome"]["winners"] for code, row in kept.items() if row} or _counted_winners(
        connection
    )


def _counted_winners(connection: Connection) -> dict[str, list[int]]:
    kept = {code for (code,) in connection.execute("SELECT code FROM ended")}
    found: dict[str, list[int]] = {}
    question = "SELECT code, seat, won FROM results JOIN finished ON finished.number = results.number ORDER BY code, seat"
    for code, seat, won in connection.execute(question).fetchall():
        if not kept or code in kept:
            found.setdefault(code, []).extend([seat] if won else [])
    return found


async def test_a_finished_game_nobody_can_read_keeps_no_hall_shut(hall: Hall, hands: Hands, store: Store) -> None:
    room = await duel(hall, hands, await newcomer(hall, "Aki"))
    other = await duel(hall, hands, await newcomer(hall, "Beni"))

    def spoil(connection: Connection) -> None:
        connection.execute("DELETE FROM results")
        connection.execute("DELETE FROM finished")
        connection.execute("UPDATE tables SET setup = replace(setup, '\"ken\"', '\"gone\"') WHERE code = ?", (room.code,))

    await store.do(spoil)
    await store.do(results.catch_up)
    assert await store.do(lambda connection: connection.execute("SELECT code FROM finished").fetchall()) == [(other.code,)]


def test_the_marks_are_the_published_ladder_and_rise_with_the_level() -> None:
    published = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    written = (ROOT / "src" / "budokan" / "hall" / "marks.toml").read_text(encoding="utf-8")
    pairs = re.findall(r"^(\w+) = \[(\d+), (\d+), ([\d.]+)\]$", written, re.M)
    assert len(pairs) == 16
    below = dict(zip(LEVELS[1:], LEVELS, strict=False))
    for level, pairings, decided, share in pairs:
        shown = f"{100 * float(share):.1f}".removesuffix(".0" if float(share) == 1 else "never")
        assert f"| {level} | {below[level]} | {pairings} | {decided} | {shown} % |" in published, level
    for game in ("samurai-sword", "ken", "rising-sun", "senjutsu"):
        found = list(marks(game).values())
        assert found == sorted(found)
        assert marks(game)["ronin"] == MODEL.mu
    assert marks("go") == {}
    won = (2 * 41 + 49 + 1) / 202
    above = marks("samurai-sword")["student"] - marks("samurai-sword")["novice"]
    assert 1 / (1 + exp(-above / (MODEL.beta * sqrt(2)))) == pytest.approx(won), "who is so far above wins so often"


async def test_my_page_and_the_book_over_http(doors: Open) -> None:
    seated = await sit(doors)
    own = known(seated["key"])
    page = (await doors.http.get("/api/me/page", headers=own)).json()
    assert [(one["table"]["code"], one["seat"]) for one in page["under_way"]] == [(seated["code"], 0)]
    assert (page["games"], page["played"]) == ([], [])
    assert (await doors.http.get("/api/me/figures/ken", headers=own)).json()["rivals"] == []
    assert (await doors.http.get("/api/me/played?before=-5&game=ken", headers=own)).json() == []
    for path in ("/api/me/figures/go", "/api/book/go", "/api/me/played?game=go"):
        assert (await doors.http.get(path, headers=own)).status_code == 404
    for path in ("/api/me/page", "/api/me/figures/ken", "/api/me/played"):
        assert (await doors.http.get(path)).status_code == 403
    book = (await doors.http.get("/api/book/ken")).json()
    assert [one["level"] for one in book["lines"]] == ["master", "sensei", "ronin", "student", "novice"]
