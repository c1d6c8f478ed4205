"""What a puzzle is about, told from the decision and the first word of the move."""

from __future__ import annotations

from budokan.teaching.puzzle import Theme

BY_DECISION: dict[str, Theme] = {
    "may-parry": "parry",
    "answer-battle-cry": "parry",
    "answer-jujutsu": "parry",
    "may-avoid": "parry",
    "may-react": "parry",
    "may-replace": "parry",
    "seal-bids": "bid",
    "form-attack": "group",
    "form-defence": "group",
    "name-single": "group",
    "moving": "reach",
    "choose-place": "reach",
    "march": "reach",
    "marshal": "reach",
    "summon-monster": "reach",
    "recruit": "reach",
    "announce-speed": "tempo",
    "may-hasten": "tempo",
    "choose-draw": "tempo",
    "may-survive": "guard",
    "may-give-peasant": "guard",
    "choose-lost-life": "guard",
    "may-answer-loss": "guard",
    "choose-kamae": "guard",
    "change-kamae": "guard",
}

BY_WORD: dict[str, Theme] = {"attack": "strike", "end": "tempo", "spend": "tempo", "pass": "tempo"}


def theme_of(decision: str, move: str) -> Theme:
    """The theme; a choice among cards or plans where nothing says more."""
    return BY_DECISION.get(decision) or BY_WORD.get(move.partition(" ")[0], "choice")
