"""What the protocol calls the decisions and the phases of Ken il Guerriero: names that stay when a class is renamed."""

from __future__ import annotations

from budokan.games.ken.rules.activation import ChooseAbility
from budokan.games.ken.rules.advanced import FightAsOrdered, NextCombat, SharedDraw, SharedTurn
from budokan.games.ken.rules.attack import CombatPhase, FightInOrder, FormAttack, FormDefences, NameSingle
from budokan.games.ken.rules.card_texts import NameRival, NameTarget
from budokan.games.ken.rules.combat import PickCommander
from budokan.games.ken.rules.events_played import MayAnswerLoss
from budokan.games.ken.rules.groups import FormDefence
from budokan.games.ken.rules.lives import ChooseLostLife
from budokan.games.ken.rules.presentation import FurtherArmy, MayPlayEvent, Presentation
from budokan.games.ken.rules.replies import Reply
from budokan.games.ken.rules.searching import Search, TakeBack
from budokan.games.ken.rules.start import ChooseStart, SecondArmyAtStart
from budokan.games.ken.rules.turn import ChooseDiscard, ChooseDraw, DrawPhase, Epilogue, HandLimit, Turn
from budokan.kernel.frames import Decision, Frame

DECISIONS: dict[str, type[Decision]] = {
    "choose-discard": ChooseDiscard,
    "choose-draw": ChooseDraw,
    "choose-lost-life": ChooseLostLife,
    "further-army": FurtherArmy,
    "may-play-event": MayPlayEvent,
    "presentation": Presentation,
    "name-rival": NameRival,
    "name-target": NameTarget,
    "search": Search,
    "take-back": TakeBack,
    "name-single": NameSingle,
    "form-attack": FormAttack,
    "form-defence": FormDefence,
    "choose-ability": ChooseAbility,
    "reply": Reply,
    "may-answer-loss": MayAnswerLoss,
    "pick-commander": PickCommander,
    "next-combat": NextCombat,
    "choose-start": ChooseStart,
    "second-army-at-start": SecondArmyAtStart,
}

PHASES: dict[str, tuple[type[Frame], ...]] = {
    "start": (ChooseStart, SecondArmyAtStart),
    "order": (DrawPhase, SharedDraw),
    "draw": (ChooseDraw,),
    "presentation": (Presentation, HandLimit, CombatPhase),
    "combat": (NameSingle, FormAttack, FormDefence, FormDefences, FightInOrder, FightAsOrdered, Epilogue),
    "epilogue": (Turn, SharedTurn),
}
"""KEN-16.1, KEN-31.1: how the advanced game begins, and the phases of a turn.

The uppermost of these frames on the stack says which it is: one that asks in it, or what comes next.
"""
