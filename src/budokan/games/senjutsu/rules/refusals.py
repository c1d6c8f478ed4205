"""Why a card of the hand cannot be chosen now: what is shown with a padlock."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import barred, can_spend, frozen, meets
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.moves import Choose
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import Refusal
from budokan.kernel.texts import Arg, Seat, Text, WordRef

REQUIREMENTS = {"stealth": "SJ-30.11", "desperation": "SJ-31.30", "enlightened": "SJ-31.25", "behind": "SJ-54.2"}


def impossible_choices(table: Table, seat: Seat, offered: list[str]) -> list[Refusal]:
    """SJ-6.14, SJ-6.15, SJ-6.17: the other cards of the own hand, each with what is in its way."""
    poisoned = any(card.startswith("crippling-poison-") for card in offered)
    refused: list[Refusal] = []
    for card in dict.fromkeys([*table.hands[seat], *table.specials[seat]]):
        if card not in offered:
            sheet = table.box.sheets[card]
            if poisoned:
                poison = WordRef("sj-card-crippling-poison")
                refused.append(Refusal(Choose(shown(card)), Text("why-sj-poison", {"card": poison}), "SJ-65.1"))
            else:
                refused.append(Refusal(Choose(shown(card)), *reason(table, seat, sheet)))
    return refused


def reason(table: Table, seat: Seat, sheet: Sheet) -> tuple[Text, str]:
    """What keeps this card back: what kind it is, its price, its kamae, what else it asks for, or a ban."""
    if sheet.instant in ("plain", "additional") or sheet.only or (sheet.special and sheet.instant):
        return Text("why-sj-instant"), "SJ-6.17"
    if not can_spend(table, seat, sheet.focus):
        if frozen(table, seat):
            return Text("why-sj-frozen"), "SJ-65.8"
        return Text("why-sj-focus", {"focus": sheet.focus, "left": table.focus[seat]}), "SJ-6.14"
    if sheet.kamae and table.kamae[seat] not in sheet.kamae:
        wanted = [WordRef(f"sj-kamae-{KAMAE[letter]}") for letter in sheet.kamae]
        args: dict[str, Arg] = {"one": wanted[0], "two": wanted[-1], "kamae": WordRef(f"sj-kamae-{KAMAE[table.kamae[seat]]}")}
        return Text("why-sj-kamae" if len(wanted) == 1 else "why-sj-either-kamae", args), "SJ-6.15"
    if not meets(table, seat, sheet):
        return Text(f"why-sj-{sheet.requires}"), REQUIREMENTS[sheet.requires]
    assert barred(table, seat, sheet), "a card that is not offered has something in its way"
    return Text("why-sj-barred"), "SJ-66.19"
