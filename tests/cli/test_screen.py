"""What one person sees on a screen of a certain size: the log above the table, in a share of it, broken between words."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import budokan
from budokan.cli.command_words import read_answer
from budokan.cli.houses import house_of
from budokan.cli.screen import LINES_OF_LOG, Screen
from budokan.cli.terminal import Terminal
from budokan.kernel.luck import Luck


def shown(game: str, width: int, height: int, *, screen: bool = True) -> list[str]:
    """The lines of a moment in the middle of a game, when nothing of it has been looked at."""
    table = budokan.game(game).new(seed=5, listen=True)
    play_at_random_for(table, 60)
    terminal = Terminal("en")
    terminal.speak_of(game)
    paper = StringIO()
    terminal.out = Console(  # type: ignore[assignment]  # a console of a certain size that nobody looks at
        file=paper, force_terminal=screen, width=width, height=height, highlight=False, markup=False, color_system=None
    )
    seat = table.waiting[0]
    Screen(terminal, house_of(budokan.game(game)), budokan.game(game), table, seat).show_all(1)
    return paper.getvalue().splitlines()


def play_at_random_for(table: budokan.Table, decisions: int) -> None:
    luck = Luck(3, "screen")
    for _ in range(decisions):
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))


@pytest.mark.parametrize(("height", "most"), [(24, 4), (40, 8)])
def test_the_log_takes_a_share_of_the_screen_and_stands_above_the_table(height: int, most: int) -> None:
    lines = shown("samurai-sword", 120, height)
    log = next(at for at, line in enumerate(lines) if "What has happened" in line)
    table = next(at for at, line in enumerate(lines) if "Your hand" in line or "│" in line)
    question = max(at for at, line in enumerate(lines) if line and set(line) == {"─"})
    assert log < table < question
    assert sum(line.startswith("  ") for line in lines[log + 1 : table]) <= most + 1


def test_on_paper_there_is_room_for_all_that_is_new() -> None:
    lines = shown("samurai-sword", 120, 24, screen=False)
    log = next(at for at, line in enumerate(lines) if "What has happened" in line)
    assert sum(line.startswith("  ") for line in lines[log + 1 : log + 2 + LINES_OF_LOG]) >= LINES_OF_LOG - 2


@pytest.mark.parametrize("game", budokan.games())
def test_on_a_narrow_screen_lines_are_broken_between_words(game: str) -> None:
    wide, narrow = ({word for line in shown(game, width, 40) for word in line.split()} for width in (200, 80))
    assert max(map(len, shown(game, 80, 40))) <= 80
    broken = {word for word in narrow - wide if word.isalpha()}
    assert not {word for word in broken if len(word) > 1 and any(one.startswith(word) for one in wide)}, broken


def test_nothing_is_ever_answered_by_pressing_enter_alone() -> None:
    assert read_answer("", 3, 0).key == "look"


def test_on_a_short_screen_what_is_on_sale_is_named_and_c_tells_what_it_does() -> None:
    """The map of Rising Sun stays in sight on 24 lines."""
    short, tall = shown("rising-sun", 80, 24), shown("rising-sun", 120, 40)
    assert any(line.startswith("On sale: Righteousness ×2 (2), ") for line in short)
    assert any(line.startswith("On sale ") and "Effect" in line for line in tall)
    assert len(short) < len(shown("rising-sun", 80, 40))
