"""After the game: the record, moment by moment, forks, uploads, and luck that can be checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import budokan
from budokan.cli import main
from budokan.games.samurai_sword.table import Table as SwordTable
from budokan.hall import archive
from budokan.hall.errors import NotFound, Refusal
from budokan.hall.fair import commitment_to, draw_secret, fairness, nonce_of, verify
from budokan.hall.lobby import Hall
from budokan.hall.outgoing.seats import view_of
from budokan.hall.playback import MOST_MOMENTS
from budokan.hall.replays import KEPT, Replay, Replays
from budokan.hall.schemas.requests import Fork, NewTable
from budokan.kernel.errors import BadWords
from budokan.kernel.records import read_record
from tests.hall.people import Hands, at_hand, enter, let_bots_play, play_first
from tests.hall.tables import but_for_luck

pytestmark = pytest.mark.anyio


async def a_finished_table(hall: Hall, hands: Hands) -> str:
    form = NewTable(game="samurai-sword", players=("uniform", "greedy", "uniform", "uniform"))
    room = await hall.room((await hall.create(form, "127.0.0.1")).code)
    await let_bots_play(hands, room)
    assert room.state == "over"
    return room.code


@pytest.fixture
def replays(hall: Hall) -> Replays:
    return Replays(hall.services)


async def test_a_game_that_is_not_over_has_no_replay(hall: Hall, replays: Replays) -> None:
    form = NewTable(game="samurai-sword", players=("you", "uniform", "uniform"))
    code = (await hall.create(form, "127.0.0.1")).code
    with pytest.raises(Refusal, match="not over"):
        await replays.find(code)
    for id in ("BCDFGH", "", "u-nothing", "../../etc/passwd"):
        with pytest.raises(NotFound):
            await replays.find(id)


async def test_a_replay_shows_every_moment_open_and_through_each_pair_of_eyes(
    hall: Hall, hands: Hands, replays: Replays
) -> None:
    playback = await at_hand(replays, await a_finished_table(hall, hands))
    info = playback.info()
    assert info.outcome is not None
    assert info.decisions == len(playback.record.decisions)
    assert info.turns[0] == 0
    table = playback.game.replay(playback.record, 0)
    for moment in range(info.decisions + 1):
        for eyes, seat in (("watch", None), ("2", 2)):
            (shown,) = playback.moments(moment, moment, eyes)
            assert shown.view == view_of(table, seat)
            assert shown.views == []
        (opened,) = playback.moments(moment, moment, "open")
        assert opened.views == [view_of(table, seat) for seat in range(4)]
        if moment:
            seat = playback.record.decisions[moment - 1][0]
            assert opened.by is not None
            assert opened.by.seat == seat
            assert opened.by.text is not None
            assert (shown.by is not None) and ((shown.by.text is None) == (seat != 2))
        if moment < info.decisions:
            table.play(*playback.record.decisions[moment])
    assert len(playback.moments(0, info.decisions, "open")) == min(MOST_MOMENTS, info.decisions + 1)
    for first, last, eyes in ((-1, 0, "open"), (2, 1, "open"), (0, info.decisions + 1, "open"), (0, 0, "4"), (0, 0, "x")):
        with pytest.raises(BadWords):
            playback.moments(first, last, eyes)


async def test_the_record_goes_out_as_text_and_comes_back_as_an_upload(hall: Hall, hands: Hands, replays: Replays) -> None:
    playback = await at_hand(replays, await a_finished_table(hall, hands))
    words = playback.record.text()
    assert budokan.replay(words).over
    id = await replays.upload(words)
    brought = await at_hand(Replays(hall.services), id)
    assert brought.record == playback.record
    assert brought.info().fair == playback.info().fair


async def test_what_is_no_record_is_not_taken(hall: Hall, hands: Hands, replays: Replays) -> None:
    words = (await at_hand(replays, await a_finished_table(hall, hands))).record.text()
    lines = words.splitlines()
    cut = "\n".join(lines[:-3])
    other_game, other_rules = words.replace("samurai-sword", "go"), words.replace("rules: ", "rules: 9")
    for bad in ("", "nonsense", cut, other_game, other_rules, words[:-20] + '"\n'):
        with pytest.raises(BadWords):
            await replays.upload(bad)
    hall.services.settings = replace(hall.services.settings, longest_record=100)
    with pytest.raises(BadWords, match="100 bytes"):
        await replays.upload(words)


async def test_from_any_moment_one_may_play_on_against_bots(hall: Hall, hands: Hands, replays: Replays) -> None:
    playback = await at_hand(replays, await a_finished_table(hall, hands))
    moment = len(playback.record.decisions) // 2
    form = Fork(decision=moment, seat=1, name="Aki")
    seated = await hall.fork(await replays.playback(playback.id), form, "127.0.0.1")
    room = await hall.room(seated.code)
    assert room.live is not None
    assert but_for_luck(room.live.table) == but_for_luck(playback.table(moment))
    ear = await enter(room, seated.token)
    assert ear.last["table"]["fork"] == {"replay": playback.id, "decision": moment}
    assert ear.last["table"]["commitment"] == ""
    assert [row.kind for row in room.seats] == ["bot", "person", "bot", "bot"]
    for _ in range(2000):
        await let_bots_play(hands, room)
        if room.state == "over":
            break
        await play_first(room, 1)
    assert room.state == "over"
    assert ear.heard("over")[0]["over"]["fair"] is None
    forked = await at_hand(replays, room.code)
    assert forked.record.decisions[:moment] == playback.record.decisions[:moment]


async def test_a_fork_that_cannot_be_is_refused(hall: Hall, hands: Hands, replays: Replays) -> None:
    playback = await at_hand(replays, await a_finished_table(hall, hands))
    end = len(playback.record.decisions)
    for form, error in (
        (Fork(decision=end, seat=0), Refusal),
        (Fork(decision=end + 1, seat=0), BadWords),
        (Fork(decision=-1, seat=0), BadWords),
        (Fork(decision=0, seat=4), BadWords),
        (Fork(decision=0, seat=0, level="nobody"), BadWords),
    ):
        with pytest.raises(error):
            await hall.fork(await replays.playback(playback.id), form, "127.0.0.1")


async def test_the_promise_about_the_luck_holds_and_a_broken_one_is_seen(hall: Hall, hands: Hands, replays: Replays) -> None:
    code = await a_finished_table(hall, hands)
    promised = (await hall.info(code)).commitment
    record = read_record((await at_hand(replays, code)).record.text())
    nonce = record.header.nonce or ""
    assert verify(record, promised, nonce)
    seed = record.header.seed or 0
    assert commitment_to("samurai-sword", seed, nonce) == promised
    assert not verify(msgspec.structs.replace(record, header=replace(record.header, seed=seed ^ 1)), promised, nonce)
    assert not verify(record, promised, nonce_of(1))
    assert not verify(record, "0" * 64, nonce)
    cheated = fairness(replace(record.header, seed=seed ^ 1))
    assert cheated is not None
    assert not cheated.holds
    assert fairness(replace(record.header, commitment=None)) is None


async def test_two_tables_never_share_a_seed_or_a_promise(hall: Hall) -> None:
    form = NewTable(game="samurai-sword", players=("you", "open", "open"))
    headers = [(await hall.room((await hall.create(form, "127.0.0.1")).code)).setup.header for _ in range(5)]
    for field in ("seed", "nonce", "commitment"):
        assert len({getattr(header, field) for header in headers}) == 5
    drawn = {draw_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert max(drawn).bit_length() > 250


async def test_only_the_last_replays_are_kept_ready(
    hall: Hall, hands: Hands, replays: Replays, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (await at_hand(replays, await a_finished_table(hall, hands))).record.text()
    ids = [await replays.upload(words) for _ in range(18)]
    for id in ids:
        assert isinstance(await replays.find(id), Replay)
    assert len(archive._ready) == archive.KEPT == 16
    assert ids[0] not in archive._ready
    assert (await (await replays.playback(ids[0])).info()).id == ids[0], "it is made again from what the store has"
    monkeypatch.setattr("budokan.hall.replays.KEPT", 3)
    assert KEPT == 64
    await Replays(hall.services).find(await replays.upload(words))
    await replays.find(await replays.upload(words))
    assert len(replays._ready) == 3


async def test_the_command_line_checks_the_promise(
    hall: Hall, hands: Hands, replays: Replays, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = (await at_hand(replays, await a_finished_table(hall, hands))).record
    (tmp_path / "kept.budokan").write_text(record.text())
    assert main(["replay", str(tmp_path / "kept.budokan"), "--verify", "--lang", "en"]) == 0
    assert "kept its word" in capsys.readouterr().out
    broken = msgspec.structs.replace(record, header=replace(record.header, nonce=nonce_of(1)))
    (tmp_path / "broken.budokan").write_text(broken.text())
    assert main(["replay", str(tmp_path / "broken.budokan"), "--verify", "--lang", "en"]) == 1
    assert "is not the one the hall had bound itself to" in capsys.readouterr().err


async def test_changed_cards_are_tried_from_a_moment_of_a_game(hall: Hall, hands: Hands, replays: Replays) -> None:
    playback = await at_hand(replays, await a_finished_table(hall, hands))
    moment = len(playback.record.decisions) // 2
    stood = playback.table(moment)
    form = Fork(decision=moment, seat=1, cards={"nodachi": {"wounds": 2}})
    seated = await hall.fork(await replays.playback(playback.id), form, "127.0.0.1")
    room = await hall.room(seated.code)
    assert room.live is not None
    table = room.live.table
    assert isinstance(table, SwordTable) and isinstance(stood, SwordTable)
    assert (table.box.wounds["nodachi"], stood.box.wounds["nodachi"]) == (2, 3)
    then, now = (msgspec.to_builtins(one.position()) for one in (stood, table))
    assert then["state"] == now["state"], "the table stands as it stood"
    assert room.setup.header.options["cards"] == {"nodachi": {"wounds": 2}}
    for _ in range(2000):
        await let_bots_play(hands, room)
        if room.state == "over":
            break
        await play_first(room, 1)
    assert room.state == "over"
    assert (await at_hand(replays, room.code)).record.header.position is not None
    for cards in ({"nodachi": {"wounds": 99}}, {"nobody": {"wounds": 1}}, {"nodachi": {"wounded": 1}}):
        with pytest.raises(BadWords):
            await hall.fork(await replays.playback(playback.id), replace(form, cards=cards), "127.0.0.1")
