"""What the protocol calls the decisions and the phases of Rising Sun: names that stay when a class is renamed."""

from __future__ import annotations

from budokan.games.rising_sun.rules.battle import GiveOddCoin, MayUse, SealBids, TakeHostage
from budokan.games.rising_sun.rules.betray import Betray
from budokan.games.rising_sun.rules.effects import ChooseEffect, FirstOrLast, MayAssassinate, MayPlace, MayTakeCoins
from budokan.games.rising_sun.rules.kami import Thunder, Wind
from budokan.games.rising_sun.rules.kills import MayShowMercy
from budokan.games.rising_sun.rules.last_gifts import LastGifts
from budokan.games.rising_sun.rules.marshal import Marshal, MayCharge, PayOrTurnBack
from budokan.games.rising_sun.rules.negotiation import AnswerDeal, Speaking
from budokan.games.rising_sun.rules.politics import ChooseMandate, DictateTheFlow
from budokan.games.rising_sun.rules.purchase import MayGiveSpentCoin
from budokan.games.rising_sun.rules.recruit import Recruit
from budokan.games.rising_sun.rules.summon import ChooseVictim, MayWorship, SummonMonster
from budokan.games.rising_sun.rules.tea import NameAllies, OpenCeremony
from budokan.games.rising_sun.rules.train import Train
from budokan.games.rising_sun.setup import ChooseClan
from budokan.kernel.frames import Decision, Frame

DECISIONS: dict[str, type[Decision]] = {
    "may-show-mercy": MayShowMercy,
    "choose-effect": ChooseEffect,
    "first-or-last": FirstOrLast,
    "may-assassinate": MayAssassinate,
    "may-place": MayPlace,
    "may-take-coins": MayTakeCoins,
    "answer-deal": AnswerDeal,
    "last-gifts": LastGifts,
    "speaking": Speaking,
    "choose-clan": ChooseClan,
    "name-allies": NameAllies,
    "open-ceremony": OpenCeremony,
    "choose-mandate": ChooseMandate,
    "dictate-the-flow": DictateTheFlow,
    "recruit": Recruit,
    "choose-victim": ChooseVictim,
    "may-worship": MayWorship,
    "summon-monster": SummonMonster,
    "marshal": Marshal,
    "may-charge": MayCharge,
    "pay-or-turn-back": PayOrTurnBack,
    "train": Train,
    "may-give-spent-coin": MayGiveSpentCoin,
    "betray": Betray,
    "thunder": Thunder,
    "wind": Wind,
    "give-odd-coin": GiveOddCoin,
    "may-use": MayUse,
    "seal-bids": SealBids,
    "take-hostage": TakeHostage,
}

PHASES: dict[str, tuple[type[Frame], ...]] = {
    "setup": (),
    "set-up": (),
    "tea": (),
    "politics": (),
    "war": (),
    "clean-up": (),
    "winter": (),
}
"""RS-6.1: the phases of a season; the table itself knows which it is."""
