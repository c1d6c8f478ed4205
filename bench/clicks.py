"""How long a click takes at the browser: to the first change of the page, and to the hall's answer; median, 95 %, worst.

    python -m bench.clicks [--games 1] [--language en] [samurai-sword rising-sun senjutsu ken]

A hall in a process of its own, a real Chromium that paints, whole games against bots. Every click is timed in the page itself:
from the moment the browser hands it over until the first frame after something has changed. The clicks that give an answer are
timed once more until the table asks or tells something new, bots' turns not waited for.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS, Hall  # noqa: E402  # the tests know how to open a hall; the path comes first
from tests.browser.people import Person  # noqa: E402  # as above

GAMES = ("samurai-sword", "rising-sun", "senjutsu", "ken")
LONGEST = 900
MEDIAN, MOST = 100, 300
"""Milliseconds that are aimed at: the median, and 95 of 100."""

TIMED = """() => {
  window.clicks = { changed: [], answered: [] };
  const count = (what) => document.querySelectorAll(what).length;
  const news = () => [
    document.querySelector('.prompt-ask')?.innerText, count('.table > .log ol > li'), count('.dock .card'),
    ...[...document.querySelectorAll('.options button.opt')].map((one) => one.innerText),
  ].join('|');
  let watching = null;
  addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    watching?.disconnect();
    const at = event.timeStamp;
    const answers = event.target.closest('.btns .btn--main') !== null;
    const before = news();
    let changed = false;
    watching = new MutationObserver(() => {
      if (!changed) {
        changed = true;
        requestAnimationFrame(() => setTimeout(() => clicks.changed.push(performance.now() - at)));
      }
      if (!answers) return watching.disconnect();
      if (news() === before) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => clicks.answered.push(performance.now() - at)));
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, true);
}"""


def play(browser: Browser, address: str, game: str, language: str) -> dict[str, list[float]]:
    """A whole game by mouse; the times of its clicks."""
    person = Person(browser, address, language=language)
    person.play_now(game)
    person.page.evaluate(TIMED)
    for _ in range(LONGEST):
        if not person.answer(person.click):
            break
    times: dict[str, list[float]] = person.page.evaluate("clicks")
    person.leave()
    return times


def told(name: str, times: list[float]) -> str:
    if len(times) < 2:
        return f"{name:<34} too few clicks"
    high = statistics.quantiles(times, n=20)[-1]
    figures = f"median {statistics.median(times):5.0f} ms   95 % {high:5.0f} ms   worst {max(times):5.0f} ms"
    return f"{name:<34} {len(times):5} clicks   {figures}"


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("game", nargs="*", choices=[*GAMES, []], default=[])
    reading.add_argument("--games", type=int, default=1, help="how many of each")
    reading.add_argument("--language", default="en")
    asked = reading.parse_args()
    changed: list[float] = []
    answered: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder) / "hall", luck="clicks")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.game or GAMES:
            for _ in range(asked.games):
                times = play(browser, hall.address, game, asked.language)
                changed += times["changed"]
                answered += times["answered"]
                print(told(f"{game}: first change", times["changed"]), flush=True)
                print(told(f"{game}: the hall's answer", times["answered"]), flush=True)
        browser.close()
        hall.close()
    print(told("all: first change", changed))
    print(told("all: the hall's answer", answered))
    met = statistics.median(changed) < MEDIAN and statistics.quantiles(changed, n=20)[-1] < MOST
    print(f"Aimed at: median under {MEDIAN} ms, 95 % under {MOST} ms: {'met' if met else 'missed'}.")


if __name__ == "__main__":
    main()
