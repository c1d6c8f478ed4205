"""A study from its file to its digest: the same whoever plays it, whenever it was stopped, in whatever order games end."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import budokan
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck
from budokan.kernel.words import words
from budokan.lab.study import executors as executors
from budokan.lab.study.executors import Alone, Done, Executor, Play, Processes
from budokan.lab.study.journal import FILE
from budokan.lab.study.plan import Study, read_study
from budokan.lab.study.playing import Piece, play_one, player_of, seated, steady_bot
from budokan.lab.study.running import Found, carry_out
from budokan.lab.study.stopping import LOOK, StoppingRule, share_of
from budokan.players.search import Search
from budokan.players.thought import Budget
from tests.lab.conftest import Write

WEIGHTED = """
game = "coin"
bots = ["uniform"]
games = {games}
seed = {seed}
measure = ["seat:0"]

[[variant]]
name = "weighted"
options = {{ weight = 60 }}
"""

SWORDS = """
game = "samurai-sword"
seats = 4
bots = ["uniform"]
games = 6
measure = ["role:ninja", "role:shogun"]
rows = ["cards", "decisions"]

[[variant]]
name = "Nodachi at 2 wounds"

[variant.cards.nodachi]
wounds = 2
"""


def nobody_watches(games: int, rule: StoppingRule) -> None:
    """Who wants no progress."""


def carried_out(study: Study, folder: Path, executor: Executor | None = None) -> Found:
    return carry_out(study, folder, executor or Alone(player_of), nobody_watches)


class Shuffled:
    """Plays everything that is asked for in another order."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed, "order")

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        play = player_of(study)
        hand = list(pieces)
        while hand:
            if done(play(hand.pop(self.luck.below(min(len(hand), 300))))):
                return


class Stopping:
    """Somebody presses Ctrl-C after so many games."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        play = player_of(study)
        for _ in range(self.after):
            done(play(next(pieces)))
        raise KeyboardInterrupt


def dying(study: bytes) -> Play:
    """A worker that is killed, once, in the middle of a game."""
    play = player_of(study)
    killed = Path(msgspec.json.decode(study)["name"])

    def once(piece: bytes) -> bytes:
        if piece == b"[1,2]" and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(piece)

    return once


def always_dying(study: bytes) -> Play:
    def never(piece: bytes) -> bytes:
        os.kill(os.getpid(), signal.SIGKILL)
        return piece

    return never


def test_who_plays_makes_no_difference(written: Write, tmp_path: Path) -> None:
    study = written(SWORDS)
    here = carried_out(study, tmp_path / "one")
    assert (here.deals, here.games, here.failures, here.enough) == (6, 12, 0, "games")
    assert carried_out(study, tmp_path / "two", Processes(player_of, 2)) == here
    assert carried_out(study, tmp_path / "three", Shuffled(1)) == here


def test_a_worker_that_dies_is_replaced_and_its_games_are_played_again(written: Write, tmp_path: Path) -> None:
    study = written(SWORDS)
    whole = carried_out(study, tmp_path / "one")
    named = msgspec.structs.replace(study, name=str(tmp_path / "killed"))
    found = carried_out(named, tmp_path / "two", Processes(dying, 2))
    assert (tmp_path / "killed").exists(), "somebody was killed"
    assert found.digest == whole.digest


def test_a_game_that_kills_whoever_plays_it_is_told(written: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "DEATHS", 2)
    with pytest.raises(BadWords, match=r"2 workers were lost.*\[0,0\]"):
        carried_out(written(SWORDS), tmp_path / "one", Processes(always_dying, 1))


@pytest.mark.parametrize("after", [0, 1, 7, 40])
def test_what_is_finished_is_never_played_again(written: Write, tmp_path: Path, after: int) -> None:
    study = written(WEIGHTED.format(games=30, seed=1))
    whole = carried_out(study, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        carried_out(study, tmp_path / "parts", Stopping(after))
    journal = tmp_path / "parts" / FILE
    assert len(journal.read_bytes().splitlines()) == 1 + after
    with journal.open("ab") as file:
        file.write(b'{"variant":1,"num')  # a line that was cut short
    asked: list[bytes] = []

    def counting(study: bytes) -> Play:
        play = player_of(study)
        return lambda piece: asked.append(piece) or play(piece)  # type: ignore[func-returns-value]  # it is noted, then played

    assert carried_out(study, tmp_path / "parts", Alone(counting)) == whole
    assert len(asked) == 60 - after
    assert carried_out(study, tmp_path / "parts", Alone(always_dying)) == whole, "nothing is left to play"


def test_more_games_may_be_asked_for_later(written: Write, tmp_path: Path) -> None:
    carried_out(written(WEIGHTED.format(games=10, seed=1)), tmp_path / "parts")
    longer = written(WEIGHTED.format(games=30, seed=1))
    assert carried_out(longer, tmp_path / "parts") == carried_out(longer, tmp_path / "whole")


def test_games_of_another_study_are_left_alone(written: Write, tmp_path: Path) -> None:
    carried_out(written(WEIGHTED.format(games=3, seed=1)), tmp_path / "kept")
    before = (tmp_path / "kept" / FILE).read_bytes()
    with pytest.raises(BadWords, match="another study"):
        carried_out(written(WEIGHTED.format(games=3, seed=2)), tmp_path / "kept")
    assert (tmp_path / "kept" / FILE).read_bytes() == before


@pytest.mark.parametrize("words", ["nonsense\n", "{}\n", '{"study": "x"}\n{broken\n'])
def test_a_journal_that_cannot_be_read(written: Write, tmp_path: Path, words: str) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / FILE).write_text(words)
    with pytest.raises(BadWords, match="can be read"):
        carried_out(written(WEIGHTED.format(games=3, seed=1)), tmp_path / "kept")
    assert (tmp_path / "kept" / FILE).read_text() == words


def test_the_same_deal_is_played_in_every_variant(written: Write) -> None:
    study = written(WEIGHTED.format(games=40, seed=5))
    pairs = [[play_one(study, Piece(variant, number)) for variant in (0, 1)] for number in range(40)]
    assert all(one.seed == other.seed for one, other in pairs)
    assert all(one.winners == (1,) for one, other in pairs if other.winners == (1,)), "more weight never costs a game"
    assert any(one.winners != other.winners for one, other in pairs)


def test_a_variant_that_changes_nothing_changes_nothing(written: Write, tmp_path: Path) -> None:
    study = written(SWORDS.replace("wounds = 2", "wounds = 3"))
    rule = StoppingRule(study)
    games = {(variant, number): play_one(study, Piece(variant, number)) for variant in (0, 1) for number in range(6)}
    rule.follow(games)
    assert rule.seen[1] == Counter({0.0: 6})


STOPPING = """
game = "coin"
bots = ["uniform"]
games = 4000
seed = {seed}
measure = ["seat:0"]
stop = {{ within = {within}, least = 50 }}
"""


def test_a_study_stops_at_the_same_deal_in_whatever_order_games_end(written: Write, tmp_path: Path) -> None:
    study = written(STOPPING.format(seed=1, within=8))
    found = carried_out(study, tmp_path / "one")
    assert found.enough == "narrow"
    assert found.deals % LOOK == 0
    assert found.deals < 1000
    for seed in range(3):
        assert carried_out(study, tmp_path / f"shuffled {seed}", Shuffled(seed)) == found
    with pytest.raises(KeyboardInterrupt):
        carried_out(study, tmp_path / "stopped", Stopping(found.deals // 2))
    assert carried_out(study, tmp_path / "stopped", Shuffled(9)) == found


def repeated(words: Callable[[int], str], written: Write, folder: Path, truth: float) -> tuple[int, list[Found]]:
    """In how many of a hundred studies the interval holds the truth when the study ends."""
    held, ends = 0, []
    for seed in range(100):
        study = written(words(seed))
        seen: dict[int, StoppingRule] = {}
        ends.append(carry_out(study, folder / str(seed), Alone(player_of), seen.__setitem__))
        [interval] = seen[max(seen)].intervals()
        held += interval.holds(truth)
    return held, ends


def test_a_mirror_match_is_even_in_95_of_100_studies_that_stop_by_themselves(written: Write, tmp_path: Path) -> None:
    held, ends = repeated(lambda seed: STOPPING.format(seed=seed, within=12), written, tmp_path, 0.5)
    assert all(one.enough == "narrow" for one in ends)
    assert held >= 95


def test_what_a_weighted_coin_changes_is_found_in_95_of_100_studies_that_stop_by_themselves(
    written: Write, tmp_path: Path
) -> None:
    stop = "stop = { within = 10, least = 50 }\n\n[[variant]]"
    told = WEIGHTED.replace("[[variant]]", stop.replace("{", "{{").replace("}", "}}"))
    held, ends = repeated(lambda seed: told.format(games=4000, seed=seed), written, tmp_path, 0.1)
    assert all(one.enough == "narrow" for one in ends)
    assert held >= 95


def test_everybody_moves_on_by_a_seat(written: Write) -> None:
    study = written('game = "samurai-sword"\nseats = 3\nbots = ["uniform", "novice", "greedy"]\nrotate = true')
    assert [seated(study, study.variants[0], number) for number in range(4)] == [
        ("uniform", "novice", "greedy"),
        ("novice", "greedy", "uniform"),
        ("greedy", "uniform", "novice"),
        ("uniform", "novice", "greedy"),
    ]


def test_a_bot_that_looks_ahead_does_not_look_at_the_clock() -> None:
    bot = steady_bot("sensei", budokan.game("ken"), 1, 0)
    assert isinstance(bot, Search)
    assert bot.budget == Budget(playouts=60)


def test_a_game_that_fails_is_counted_and_the_others_are_played(written: Write, tmp_path: Path) -> None:
    words = 'game = "coin"\nbots = ["uniform"]\ngames = 4\n[[variant]]\nname = "drain"\noptions = { broken = true }'
    found = carried_out(written(words), tmp_path / "kept")
    assert (found.games, found.failures) == (8, 4)
    assert b"fell into the drain" in (tmp_path / "kept" / FILE).read_bytes()


def test_the_share_of_a_game_goes_to_those_who_are_meant(written: Write) -> None:
    game = play_one(written(SWORDS), Piece(0, 1))
    ninja = [row.won for row in game.seats if row.role == "ninja"]
    assert share_of(game, "role:ninja") == pytest.approx(sum(ninja) / len(ninja))
    assert share_of(game, "role:monk") is None


def test_whose_deck_it_was_is_written_down(written: Write) -> None:
    words = 'game = "ken"\nbots = ["uniform"]\nmeasure = ["deck:hokuto"]\noptions = { deck_1 = "rey" }'
    assert [row.deck for row in play_one(written(words), Piece(0, 0)).seats] == ["hokuto", "rey"]
    own = words.replace("{ deck", '{ own_deck_0 = "30 shin, 5 villaggio, 5 contadini", deck')
    assert [row.deck for row in play_one(written(own), Piece(0, 0)).seats] == ["own", "rey"]


MISTAKES = [
    ("", "`game`", "`game`"),
    ('game = "chess"', "no game called “chess”", "chess"),
    ('game = "ken', "plan.toml: ", "plan.toml: "),
    ('game = "coin"\ncolour = 3', "colour", "colour"),
    ('game = "coin"\ngames = 0', "$.games", "$.games"),
    ('game = "coin"\nseats = 3', "takes 2 players", "2"),
    ('game = "coin"\nbots = ["genius"]', "genius", "genius"),
    ('game = "coin"\nbots = ["uniform", "uniform", "uniform"]', "3 bots were named for 2 seats", "3"),
    ('game = "coin"\nmeasure = ["luck"]', "$.measure", "$.measure"),
    ('game = "coin"\noptions = { weight = 101 }', "$.weight", "$.weight"),
    ('game = "coin"\nstop = { within = 0 }', "$.stop.within", "$.stop.within"),
    ('game = "coin"\n[[variant]]\nname = "as printed"', "two variants have the same name", "varianti"),
    ('game = "coin"\ncards = "mine"', "there is no folder “mine” beside it", "mine"),
    ('game = "samurai-sword"\n[cards.moon]\nwounds = 2', "moon", "moon"),
    ('game = "senjutsu"\n[cards.severing-cut]\ntext = "fly F"', "severing-cut", "severing-cut"),
]


@pytest.mark.parametrize(("wrong", "said", "italian"), MISTAKES)
def test_a_mistake_in_the_file_is_told_in_one_sentence(written: Write, wrong: str, said: str, italian: str) -> None:
    with pytest.raises(BadWords) as told:
        written(wrong)
    error = told.value
    in_words = [words(language, error.game).say(error.why) for language in ("en", "it")]
    assert said.lower() in in_words[0].lower()
    assert italian in in_words[1]
    assert in_words[0] != in_words[1]
    assert all("\n" not in one.strip() for one in in_words)


def test_a_file_that_is_no_text_or_too_long(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadWords, match=r"plan\.toml"):
        read_study(tmp_path / "plan.toml")
    (tmp_path / "plan.toml").write_text("#" * 1_000_001)
    with pytest.raises(BadWords, match="more than"):
        read_study(tmp_path / "plan.toml")


def test_cards_are_laid_over_those_of_the_study(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "cards.toml").write_text('[[card]]\nid = "nodachi"\nwounds = 2\n[[card]]\nid = "bo"\nreach = 3\n')
    file = tmp_path / "plan.toml"
    file.write_text('game = "samurai-sword"\ncards = "mine"\n[[variant]]\nname = "x"\n[variant.cards.nodachi]\nreach = 1\n')
    base, other = read_study(file).variants
    assert base.deal.options["cards"] == {"nodachi": {"wounds": 2}, "bo": {"reach": 3}}
    assert other.deal.options["cards"] == {"nodachi": {"wounds": 2, "reach": 1}, "bo": {"reach": 3}}
