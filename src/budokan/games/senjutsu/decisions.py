"""What the protocol calls the decisions and the phases of Senjutsu: names that stay when a class is renamed."""

from __future__ import annotations

from budokan.games.senjutsu.rules.add_ons import MayAddOn
from budokan.games.senjutsu.rules.beta_instants import BetaInstant
from budokan.games.senjutsu.rules.borrowing import Borrow
from budokan.games.senjutsu.rules.bushido import MayBuyOut, NameCard, NameType
from budokan.games.senjutsu.rules.defeat import MaySurvive
from budokan.games.senjutsu.rules.effects import EachTarget
from budokan.games.senjutsu.rules.hachiko import KeepOne
from budokan.games.senjutsu.rules.hands import DiscardCard, MayDraw, MayEnter, ShuffleCard
from budokan.games.senjutsu.rules.harm import ChoosePoison, ChooseRemoval
from budokan.games.senjutsu.rules.instants import MayAdd, MayPlayInstant
from budokan.games.senjutsu.rules.kamae import ChangeKamae, ChooseKamae
from budokan.games.senjutsu.rules.lines import ChooseOption, MayPay
from budokan.games.senjutsu.rules.movement import Moving
from budokan.games.senjutsu.rules.opening import PrepareCards
from budokan.games.senjutsu.rules.piles import PassCard, Search
from budokan.games.senjutsu.rules.places import ChooseContracts, ChooseDogKamae, ChooseStealth, FaceFigure, OfferPlace
from budokan.games.senjutsu.rules.ranged import NameShot
from budokan.games.senjutsu.rules.reactions import MayFollowUp, MayReact, PayToReact
from budokan.games.senjutsu.rules.replacement import MayReplace
from budokan.games.senjutsu.rules.resolve import ChoosePlace, Resolve
from budokan.games.senjutsu.rules.reveal import RevealCards
from budokan.games.senjutsu.rules.shifts import Shoving
from budokan.games.senjutsu.rules.speeds import AnnounceSpeed, MayHasten, MayWiden, SetSpeeds
from budokan.games.senjutsu.rules.targets import NameTarget
from budokan.games.senjutsu.rules.terrain_setup import ChooseTerrain, PlaceBell
from budokan.games.senjutsu.rules.tokens import PlaceToken
from budokan.games.senjutsu.rules.turn import (
    BeforeDraw,
    ChooseCards,
    ChoosePhase,
    CutHands,
    DiscardPlayed,
    DrawPhase,
    EndOfTurn,
    HandLimits,
    MayCashFirst,
    MaySober,
    StartOfTurn,
    Turn,
)
from budokan.games.senjutsu.rules.yojimbo import BringBack, MayCash, ReturnPoison, SpendOne
from budokan.games.senjutsu.solo.acting import ChooseEnd
from budokan.games.senjutsu.solo.effects import ChooseAttitude
from budokan.games.senjutsu.solo.foe_choices import OpenChoice, Pause
from budokan.games.senjutsu.solo.horde import NameEntry
from budokan.games.senjutsu.solo.placing import LayTheLord
from budokan.games.senjutsu.solo.turn import FoesBleed, FoesReset, FoesTakeCards
from budokan.kernel.frames import Decision, Frame

DECISIONS: dict[str, type[Decision]] = {
    "prepare-cards": PrepareCards,
    "choose-terrain": ChooseTerrain,
    "place-bell": PlaceBell,
    "choose-contracts": ChooseContracts,
    "choose-dog-kamae": ChooseDogKamae,
    "choose-stealth": ChooseStealth,
    "face-figure": FaceFigure,
    "offer-place": OfferPlace,
    "choose-cards": ChooseCards,
    "cut-hands": CutHands,
    "keep-one": KeepOne,
    "may-sober": MaySober,
    "announce-speed": AnnounceSpeed,
    "may-hasten": MayHasten,
    "may-widen": MayWiden,
    "beta-instant": BetaInstant,
    "may-replace": MayReplace,
    "choose-place": ChoosePlace,
    "choose-option": ChooseOption,
    "may-pay": MayPay,
    "change-kamae": ChangeKamae,
    "choose-kamae": ChooseKamae,
    "moving": Moving,
    "may-add-on": MayAddOn,
    "may-follow-up": MayFollowUp,
    "may-react": MayReact,
    "pay-to-react": PayToReact,
    "name-shot": NameShot,
    "name-target": NameTarget,
    "shoving": Shoving,
    "may-add": MayAdd,
    "may-play-instant": MayPlayInstant,
    "may-buy-out": MayBuyOut,
    "name-card": NameCard,
    "name-type": NameType,
    "choose-poison": ChoosePoison,
    "choose-removal": ChooseRemoval,
    "discard-card": DiscardCard,
    "may-draw": MayDraw,
    "may-enter": MayEnter,
    "shuffle-card": ShuffleCard,
    "borrow": Borrow,
    "pass-card": PassCard,
    "search": Search,
    "each-target": EachTarget,
    "place-token": PlaceToken,
    "may-survive": MaySurvive,
    "bring-back": BringBack,
    "may-cash": MayCash,
    "may-cash-first": MayCashFirst,
    "return-poison": ReturnPoison,
    "spend-one": SpendOne,
    "lay-the-lord": LayTheLord,
    "choose-end": ChooseEnd,
    "choose-attitude": ChooseAttitude,
    "open-choice": OpenChoice,
    "pause": Pause,
    "name-entry": NameEntry,
}

PHASES: dict[str, tuple[type[Frame], ...]] = {
    "prepare": (
        ChooseTerrain,
        PlaceBell,
        LayTheLord,
        OfferPlace,
        FaceFigure,
        ChooseStealth,
        ChooseDogKamae,
        ChooseContracts,
        PrepareCards,
    ),
    "start": (StartOfTurn, BeforeDraw),
    "draw": (FoesBleed, DrawPhase, FoesTakeCards, ChoosePhase),
    "choose": (ChooseCards, RevealCards),
    "reveal": (SetSpeeds,),
    "resolve": (Resolve, DiscardPlayed),
    "discard": (FoesReset, EndOfTurn, HandLimits, Turn),
}
"""SJ-6.1, SJ-28.8: the preparation, and the phases of a turn.

The uppermost of these frames on the stack says which it is: one that asks in it, or what comes next.
"""
