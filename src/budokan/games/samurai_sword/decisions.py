"""What the protocol calls the decisions and the phases of Samurai Sword: names that stay when a class is renamed."""

from __future__ import annotations

from budokan.games.samurai_sword.rules.attack import MayParry
from budokan.games.samurai_sword.rules.bushido import WeaponOrHonour
from budokan.games.samurai_sword.rules.counterattack import AnswerCounterattack
from budokan.games.samurai_sword.rules.deck import MayTurnAnother
from budokan.games.samurai_sword.rules.going_round import AnswerBattleCry, AnswerJujutsu
from budokan.games.samurai_sword.rules.hand import GiveCard, MayDraw
from budokan.games.samurai_sword.rules.okuni import MayAvoid
from budokan.games.samurai_sword.rules.rising_sun_actions import ShowCards, TakeOneShown
from budokan.games.samurai_sword.rules.turn import (
    ChooseDiscard,
    DiscardPhase,
    DrawPhase,
    KeepPlaying,
    MayTakeDiscard,
    PlayPhase,
    Turn,
)
from budokan.games.samurai_sword.rules.wounds import ChooseLostCard, MayGivePeasant
from budokan.kernel.frames import Decision, Frame

DECISIONS: dict[str, type[Decision]] = {
    "choose-discard": ChooseDiscard,
    "may-take-discard": MayTakeDiscard,
    "play-phase": PlayPhase,
    "answer-counterattack": AnswerCounterattack,
    "may-parry": MayParry,
    "choose-lost-card": ChooseLostCard,
    "may-give-peasant": MayGivePeasant,
    "may-turn-another": MayTurnAnother,
    "weapon-or-honour": WeaponOrHonour,
    "answer-battle-cry": AnswerBattleCry,
    "answer-jujutsu": AnswerJujutsu,
    "may-avoid": MayAvoid,
    "show-cards": ShowCards,
    "take-one-shown": TakeOneShown,
    "give-card": GiveCard,
    "may-draw": MayDraw,
}

PHASES: dict[str, tuple[type[Frame], ...]] = {
    "recover": (DrawPhase,),
    "draw": (MayTakeDiscard,),
    "play": (PlayPhase, KeepPlaying, DiscardPhase),
    "discard": (ChooseDiscard, Turn),
}
"""SS-5.1: the phases of a turn.

The uppermost of these frames on the stack says which it is: one that asks in it, or what comes next.
"""
