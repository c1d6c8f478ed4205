"""Puzzles in the browser: a wrong move is told why not, the right one solves it, and days in a row are counted."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from budokan.teaching.puzzle import Puzzle, shipped
from tests.browser.conftest import Hall
from tests.browser.people import Person

ANSWERS = {"turn left": "Rotate left", "turn right": "Rotate right", "stay": "Stay"}
"""Moves and what is read on their buttons."""

STEPS = sorted((one for one in shipped().values() if ANSWERS.keys() >= one.won.keys()), key=lambda one: one.id)


class Solver(Person):
    """Somebody at a puzzle."""

    def lay_out(self, puzzle: Puzzle) -> None:
        self.go("/puzzles")
        self.page.locator(f"[data-puzzle='{puzzle.id}']").click()
        expect(self.page.locator(".slip")).to_contain_text(f"Of {len(puzzle.won)} moves exactly one keeps the win.")

    def choose(self, move: str) -> None:
        self.page.locator(".slip .btn--go").click()
        self.page.locator(".options button.opt", has_text=ANSWERS[move]).click()
        self.main_button.click()

    def solve(self, puzzle: Puzzle) -> None:
        """Where the move ends the game, the account of the game tells it."""
        self.choose(puzzle.move)
        expect(self.page.locator(".slip, dialog[open]", has_text="Solved. It wins")).to_be_visible()
        self.page.get_by_role("link", name="More puzzles").last.click()

    def has(self, days: int, solved: int) -> None:
        """What the page of puzzles counts."""
        expect(self.page.locator(".score dd")).to_have_text([str(days), f"{solved} / {len(shipped())}"])


def test_a_puzzle_is_failed_then_solved_and_a_day_counts_by_a_first_move(hall: Hall, browser: Browser) -> None:
    failed, straight = STEPS[:2]
    person = Solver(browser, hall.address, phone=True)
    person.lay_out(failed)
    expect(person.page.get_by_role("button", name="Undo")).to_have_count(0)
    wrong = min((move for move in failed.won if move != failed.move), key=failed.share)
    person.choose(wrong)
    expect(person.page.locator(".slip .why")).to_contain_text(f"{round(100 * failed.share(wrong))} of 100 games")
    person.solve(failed)
    person.has(days=0, solved=1)
    person.lay_out(straight)
    person.solve(straight)
    person.has(days=1, solved=2)
    person.page.reload()
    person.has(days=1, solved=2)
    person.leave()
