"""Write the client's types and card figures from the server's own definitions, into `web/src/generated`.

`protocol.ts` holds every message and form of the hall. Of each game `view.ts` holds what its table shows, with the names of its
phases and decisions, and `box.ts` the moves, the events and the printed figures. `--check` writes nothing and says whether they
are fresh. Decision 0014 says what this was compared with.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.boxes import BOXES, duel_faces
from tools.typescript import HEAD, Translator, names

from budokan import games
from budokan.hall import days, messages
from budokan.hall.notices import forms as notice_forms
from budokan.hall.schemas import book, lab, people, requests
from budokan.kernel.game import Game
from budokan.teaching import openings

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "web" / "src" / "generated"
FORMS = (
    requests.PlayNow,
    requests.FirstGame,
    requests.OpenPuzzle,
    requests.Puzzles,
    requests.Watch,
    requests.NewTable,
    requests.SitDown,
    days.Days,
    requests.DeckForm,
    requests.Collection,
    requests.Inspected,
    requests.Fork,
    requests.Seated,
    requests.Renown,
    requests.HallInfo,
    requests.KeeperKey,
    requests.Reach,
    requests.GameInfo,
    requests.Ledger,
    requests.ReplayInfo,
    requests.Moment,
    requests.Uploaded,
    requests.Problem,
    requests.LookedBack,
    openings.Openings,
    people.PersonForm,
    people.Me,
    people.KeptDeck,
    people.OwnSeat,
    people.ShownSeats,
    people.Joined,
    people.CarryLink,
    people.Carried,
    people.Arrival,
    people.Whose,
    people.OwnKey,
    notice_forms.NoticesInfo,
    notice_forms.WishesForm,
    notice_forms.PushForm,
    notice_forms.WebhookForm,
    notice_forms.MailForm,
    notice_forms.TriedOut,
    notice_forms.Turned,
    notice_forms.Companion,
    notice_forms.InviteForm,
    book.MyPage,
    book.Waiting,
    book.Figures,
    book.Book,
    lab.StudyForm,
    lab.StudyInfo,
    lab.Lab,
    lab.CardsForm,
    lab.Changeable,
    lab.CardSet,
)

FROM_BOX = ("Effect", "Move")
"""What a view holds of the moves and cards of its game."""


def protocol() -> str:
    speak = Translator()
    client, hall = speak.type_of(messages.FromClient), speak.type_of(messages.FromHall)
    for form in FORMS:
        speak.type_of(form)
    unions = [f"export type FromClient = {client};\n", f"export type FromHall = {hall};\n"]
    return "\n".join([HEAD, *speak.declarations(), *unions])


def view(game: Game) -> str:
    """What a table of this game shows, and the names of its phases and decisions: a client cannot misspell one of them."""
    speak = Translator()
    root = speak.type_of(game.view)
    ahead = "" if game.foresight is None else f"  foresight?: {speak.type_of(game.foresight)};\n"
    parts = speak.declarations()
    box = [name for name in FROM_BOX if name in speak.spelled]
    imports = [f"import type {{ {', '.join(box)} }} from './box';\n"] if box else []
    return "\n".join(
        [
            HEAD,
            "".join(["import type { Asked, View as AnyView } from '../protocol';\n", *imports]),
            *parts,
            names("Phase", game.phases),
            names("DecisionName", sorted(game.decisions)),
            "/** What one seat may know. */\n"
            "export interface View extends AnyView {\n"
            "  decision?: Asked & { name: DecisionName };\n"
            f"  phase: Phase | null;\n  table: {root};\n{ahead}}}\n",
        ]
    )


def written() -> dict[Path, str]:
    files = {GENERATED / "protocol.ts": protocol(), GENERATED / "senjutsu" / "faces.json": duel_faces()}
    for name, game in games().items():
        files[GENERATED / name / "view.ts"] = view(game)
        files[GENERATED / name / "box.ts"] = BOXES[name]()
    return files


def main(arguments: list[str]) -> int:
    files = written()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    stale += [path for path in GENERATED.rglob("*") if path.is_file() and path not in files]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what tools/make_types.py writes: run it again", file=sys.stderr)
        return 1 if stale else 0
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{len(stale)} of {len(files)} files written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
