"""Chapters 45 to 64: every ability card is in the box as the ledger has it, and can be played to the end of its turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from budokan.games.senjutsu.box import printed_box
from budokan.games.senjutsu.cards import Card, all_cards, hachiko_cards
from budokan.games.senjutsu.events import InstantPlayed, Reacted, Revealed
from budokan.games.senjutsu.rules.turn import ChooseCards
from budokan.games.senjutsu.table import Table
from budokan.kernel.ledger import read_ledger
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, idle, layout, play, told
from tests.support.senjutsu_prose import ledger_sentence

CARDS = [
    pytest.param("master-special", marks=ruling("SJ-45.1"), id="master-special"),
    pytest.param("dragon-reflection", marks=ruling("SJ-47.1"), id="dragon-reflection"),
    pytest.param("hidden-viper-fang", marks=ruling("SJ-47.2"), id="hidden-viper-fang"),
    pytest.param("bladed-echo", marks=ruling("SJ-47.3"), id="bladed-echo"),
    pytest.param("dark-insight", marks=ruling("SJ-47.4"), id="dark-insight"),
    pytest.param("eye-of-the-dragon", marks=ruling("SJ-47.5"), id="eye-of-the-dragon"),
    pytest.param("dark-bargain", marks=ruling("SJ-47.6"), id="dark-bargain"),
    pytest.param("dragon-tail", marks=ruling("SJ-47.7"), id="dragon-tail"),
    pytest.param("sixth-sense", marks=ruling("SJ-47.8"), id="sixth-sense"),
    pytest.param("tainted-wisdom", marks=ruling("SJ-47.9"), id="tainted-wisdom"),
    pytest.param("idle-strike", marks=ruling("SJ-47.10"), id="idle-strike"),
    pytest.param("masterful-cut", marks=ruling("SJ-47.11"), id="masterful-cut"),
    pytest.param("reposition", marks=ruling("SJ-47.12"), id="reposition"),
    pytest.param("ronin-special", marks=ruling("SJ-45.2"), id="ronin-special"),
    pytest.param("crimson-whirlwind", marks=ruling("SJ-48.1"), id="crimson-whirlwind"),
    pytest.param("heavy-armour", marks=ruling("SJ-48.2"), id="heavy-armour"),
    pytest.param("bull-rush", marks=ruling("SJ-48.3"), id="bull-rush"),
    pytest.param("reverse-carved-fang", marks=ruling("SJ-48.4"), id="reverse-carved-fang"),
    pytest.param("the-terror", marks=ruling("SJ-48.5"), id="the-terror"),
    pytest.param("feral-sweep", marks=ruling("SJ-48.6"), id="feral-sweep"),
    pytest.param("ripping-claws", marks=ruling("SJ-48.7"), id="ripping-claws"),
    pytest.param("steel-block", marks=ruling("SJ-48.8"), id="steel-block"),
    pytest.param("wolf-pounce", marks=ruling("SJ-48.9"), id="wolf-pounce"),
    pytest.param("ankle-biter-ronin", marks=ruling("SJ-48.10"), id="ankle-biter-ronin"),
    pytest.param("falling-restraint", marks=ruling("SJ-48.11"), id="falling-restraint"),
    pytest.param("oxen-barge", marks=ruling("SJ-48.12"), id="oxen-barge"),
    pytest.param("student-special", marks=ruling("SJ-45.3"), id="student-special"),
    pytest.param("drawn-breath", marks=ruling("SJ-49.1"), id="drawn-breath"),
    pytest.param("lightning-tail", marks=ruling("SJ-49.2"), id="lightning-tail"),
    pytest.param("blazing-insight", marks=ruling("SJ-49.3"), id="blazing-insight"),
    pytest.param("reflection-pool", marks=ruling("SJ-49.4"), id="reflection-pool"),
    pytest.param("stalking-tiger-paw", marks=ruling("SJ-49.5"), id="stalking-tiger-paw"),
    pytest.param("insightful-blow", marks=ruling("SJ-49.6"), id="insightful-blow"),
    pytest.param("obedience", marks=ruling("SJ-49.7"), id="obedience"),
    pytest.param("rock-strike", marks=ruling("SJ-49.8"), id="rock-strike"),
    pytest.param("turning-slash", marks=ruling("SJ-49.9"), id="turning-slash"),
    pytest.param("cleaving-waterfall", marks=ruling("SJ-49.10"), id="cleaving-waterfall"),
    pytest.param("mountain-switch", marks=ruling("SJ-49.11"), id="mountain-switch"),
    pytest.param("tranquil-mind", marks=ruling("SJ-49.12"), id="tranquil-mind"),
    pytest.param("warrior-special", marks=ruling("SJ-45.4"), id="warrior-special"),
    pytest.param("blazing-roar", marks=ruling("SJ-50.1"), id="blazing-roar"),
    pytest.param("flaming-phoenix-arc", marks=ruling("SJ-50.2"), id="flaming-phoenix-arc"),
    pytest.param("blind-spot", marks=ruling("SJ-50.3"), id="blind-spot"),
    pytest.param("burning-instinct", marks=ruling("SJ-50.4"), id="burning-instinct"),
    pytest.param("scything-feint", marks=ruling("SJ-50.5"), id="scything-feint"),
    pytest.param("refocused-mind", marks=ruling("SJ-50.6"), id="refocused-mind"),
    pytest.param("scything-uppercut", marks=ruling("SJ-50.7"), id="scything-uppercut"),
    pytest.param("short-strike", marks=ruling("SJ-50.8"), id="short-strike"),
    pytest.param("warding-arc", marks=ruling("SJ-50.9"), id="warding-arc"),
    pytest.param("ember-block", marks=ruling("SJ-50.10"), id="ember-block"),
    pytest.param("headbutt-warrior", marks=ruling("SJ-50.11"), id="headbutt-warrior"),
    pytest.param("spiralling-flames", marks=ruling("SJ-50.12"), id="spiralling-flames"),
    pytest.param("blood-fury-cut", marks=ruling("SJ-51.1"), id="blood-fury-cut"),
    pytest.param("divine-inspiration", marks=ruling("SJ-51.2"), id="divine-inspiration"),
    pytest.param("guardians-defence", marks=ruling("SJ-51.3"), id="guardians-defence"),
    pytest.param("legendary-fortitude", marks=ruling("SJ-51.4"), id="legendary-fortitude"),
    pytest.param("benevolence", marks=ruling("SJ-51.5"), id="benevolence"),
    pytest.param("broad-block", marks=ruling("SJ-51.6"), id="broad-block"),
    pytest.param("calm-composure", marks=ruling("SJ-51.7"), id="calm-composure"),
    pytest.param("courage", marks=ruling("SJ-51.8"), id="courage"),
    pytest.param("dashdown-strike", marks=ruling("SJ-51.9"), id="dashdown-strike"),
    pytest.param("dirt-throw", marks=ruling("SJ-51.10"), id="dirt-throw"),
    pytest.param("duty", marks=ruling("SJ-51.11"), id="duty"),
    pytest.param("emergency-block", marks=ruling("SJ-51.12"), id="emergency-block"),
    pytest.param("evasive-step", marks=ruling("SJ-51.13"), id="evasive-step"),
    pytest.param("honesty", marks=ruling("SJ-51.14"), id="honesty"),
    pytest.param("honour", marks=ruling("SJ-51.15"), id="honour"),
    pytest.param("respect", marks=ruling("SJ-51.16"), id="respect"),
    pytest.param("righteousness", marks=ruling("SJ-51.17"), id="righteousness"),
    pytest.param("self-control", marks=ruling("SJ-51.18"), id="self-control"),
    pytest.param("splitting-strike", marks=ruling("SJ-51.19"), id="splitting-strike"),
    pytest.param("taunt", marks=ruling("SJ-51.20"), id="taunt"),
    pytest.param("war-cry", marks=ruling("SJ-51.21"), id="war-cry"),
    pytest.param("circling-defence", marks=ruling("SJ-51.22"), id="circling-defence"),
    pytest.param("diagonal-slash", marks=ruling("SJ-51.23"), id="diagonal-slash"),
    pytest.param("feint-cut", marks=ruling("SJ-51.24"), id="feint-cut"),
    pytest.param("firm-mind", marks=ruling("SJ-51.25"), id="firm-mind"),
    pytest.param("graceful-step", marks=ruling("SJ-51.26"), id="graceful-step"),
    pytest.param("hobbling-blow", marks=ruling("SJ-51.27"), id="hobbling-blow"),
    pytest.param("horizontal-cut", marks=ruling("SJ-51.28"), id="horizontal-cut"),
    pytest.param("iron-will", marks=ruling("SJ-51.29"), id="iron-will"),
    pytest.param("lunging-thrust", marks=ruling("SJ-51.30"), id="lunging-thrust"),
    pytest.param("misdirection", marks=ruling("SJ-51.31"), id="misdirection"),
    pytest.param("open-mind", marks=ruling("SJ-51.32"), id="open-mind"),
    pytest.param("quick-dodge", marks=ruling("SJ-51.33"), id="quick-dodge"),
    pytest.param("river-block", marks=ruling("SJ-51.34"), id="river-block"),
    pytest.param("rolling-slash", marks=ruling("SJ-51.35"), id="rolling-slash"),
    pytest.param("severing-cut", marks=ruling("SJ-51.36"), id="severing-cut"),
    pytest.param("stone-block", marks=ruling("SJ-51.37"), id="stone-block"),
    pytest.param("swift-block", marks=ruling("SJ-51.38"), id="swift-block"),
    pytest.param("swift-mind", marks=ruling("SJ-51.39"), id="swift-mind"),
    pytest.param("trained-mind", marks=ruling("SJ-51.40"), id="trained-mind"),
    pytest.param("wild-block", marks=ruling("SJ-51.41"), id="wild-block"),
    pytest.param("wild-swing", marks=ruling("SJ-51.42"), id="wild-swing"),
    pytest.param("wind-block", marks=ruling("SJ-51.43"), id="wind-block"),
    pytest.param("calm-defence", marks=ruling("SJ-51.44"), id="calm-defence"),
    pytest.param("deep-meditation", marks=ruling("SJ-51.45"), id="deep-meditation"),
    pytest.param("fend", marks=ruling("SJ-51.46"), id="fend"),
    pytest.param("field-bandages", marks=ruling("SJ-51.47"), id="field-bandages"),
    pytest.param("horse-kick", marks=ruling("SJ-51.48"), id="horse-kick"),
    pytest.param("pommel-smash", marks=ruling("SJ-51.49"), id="pommel-smash"),
    pytest.param("push-back", marks=ruling("SJ-51.50"), id="push-back"),
    pytest.param("quick-stab", marks=ruling("SJ-51.51"), id="quick-stab"),
    pytest.param("backhand-slash", marks=ruling("SJ-52.1"), id="backhand-slash"),
    pytest.param("calm-parry", marks=ruling("SJ-52.2"), id="calm-parry"),
    pytest.param("calming-purpose", marks=ruling("SJ-52.3"), id="calming-purpose"),
    pytest.param("cross-kick", marks=ruling("SJ-52.4"), id="cross-kick"),
    pytest.param("determination", marks=ruling("SJ-52.5"), id="determination"),
    pytest.param("disorientating-blow", marks=ruling("SJ-52.6"), id="disorientating-blow"),
    pytest.param("focused-guard", marks=ruling("SJ-52.7"), id="focused-guard"),
    pytest.param("forest-step", marks=ruling("SJ-52.8"), id="forest-step"),
    pytest.param("hail-strike", marks=ruling("SJ-52.9"), id="hail-strike"),
    pytest.param("overhead-carve", marks=ruling("SJ-52.10"), id="overhead-carve"),
    pytest.param("rising-fury", marks=ruling("SJ-52.11"), id="rising-fury"),
    pytest.param("storm-block", marks=ruling("SJ-52.12"), id="storm-block"),
    pytest.param("stunning-blow", marks=ruling("SJ-52.13"), id="stunning-blow"),
    pytest.param("advantage", marks=ruling("SJ-52.14"), id="advantage"),
    pytest.param("bleeding-slice", marks=ruling("SJ-52.15"), id="bleeding-slice"),
    pytest.param("counter-attack", marks=ruling("SJ-52.16"), id="counter-attack"),
    pytest.param("focused-exertion", marks=ruling("SJ-52.17"), id="focused-exertion"),
    pytest.param("practiced-strike", marks=ruling("SJ-52.18"), id="practiced-strike"),
    pytest.param("wheel-strike", marks=ruling("SJ-52.19"), id="wheel-strike"),
    pytest.param("bo-staff-block", marks=ruling("SJ-46.1"), id="bo-staff-block"),
    pytest.param("bo-staff-thrust", marks=ruling("SJ-46.2"), id="bo-staff-thrust"),
    pytest.param("dual-sai-cross", marks=ruling("SJ-46.3"), id="dual-sai-cross"),
    pytest.param("kama-hook", marks=ruling("SJ-46.4"), id="kama-hook"),
    pytest.param("katana-swing", marks=ruling("SJ-46.5"), id="katana-swing"),
    pytest.param("naginata-sweep", marks=ruling("SJ-46.6"), id="naginata-sweep"),
    pytest.param("nodachi-slash", marks=ruling("SJ-46.7"), id="nodachi-slash"),
    pytest.param("nodachi-thrust", marks=ruling("SJ-46.8"), id="nodachi-thrust"),
    pytest.param("shikomizue-parry", marks=ruling("SJ-46.9"), id="shikomizue-parry"),
    pytest.param("tachi-cut", marks=ruling("SJ-46.10"), id="tachi-cut"),
    pytest.param("tonfa-block", marks=ruling("SJ-46.11"), id="tonfa-block"),
    pytest.param("wakizashi-slice", marks=ruling("SJ-46.12"), id="wakizashi-slice"),
    pytest.param("jumonji-yari-pierce", marks=ruling("SJ-46.13"), id="jumonji-yari-pierce"),
    pytest.param("kanabo-smash", marks=ruling("SJ-46.14"), id="kanabo-smash"),
    pytest.param("katana-cut", marks=ruling("SJ-46.15"), id="katana-cut"),
    pytest.param("katana-slash", marks=ruling("SJ-46.16"), id="katana-slash"),
    pytest.param("naginata-carve", marks=ruling("SJ-46.17"), id="naginata-carve"),
    pytest.param("tanto-slice", marks=ruling("SJ-46.18"), id="tanto-slice"),
    pytest.param("yari-impale", marks=ruling("SJ-46.19"), id="yari-impale"),
    pytest.param("kusarigama-strike", marks=ruling("SJ-46.20"), id="kusarigama-strike"),
    pytest.param("carrack-blacksword", marks=ruling("SJ-46.21"), id="carrack-blacksword"),
    pytest.param("pistol-whip", marks=ruling("SJ-46.22"), id="pistol-whip"),
    pytest.param("nagamaki-thrust", marks=ruling("SJ-46.23"), id="nagamaki-thrust"),
    pytest.param("off-hand-cut", marks=ruling("SJ-46.24"), id="off-hand-cut"),
    pytest.param("silver-frost", marks=ruling("SJ-46.25"), id="silver-frost"),
    pytest.param("tessen-deflection", marks=ruling("SJ-46.26"), id="tessen-deflection"),
    pytest.param("bokken-smash", marks=ruling("SJ-46.27"), id="bokken-smash"),
    pytest.param("ninja-special", marks=ruling("SJ-45.5"), id="ninja-special"),
    pytest.param("ghost-moon-step", marks=ruling("SJ-53.1"), id="ghost-moon-step"),
    pytest.param("lunar-sniper-trap", marks=ruling("SJ-53.2"), id="lunar-sniper-trap"),
    pytest.param("fukiya-dart-pipe", marks=ruling("SJ-53.3"), id="fukiya-dart-pipe"),
    pytest.param("metsubushi-pipe", marks=ruling("SJ-53.4"), id="metsubushi-pipe"),
    pytest.param("shuriken-throw", marks=ruling("SJ-53.5"), id="shuriken-throw"),
    pytest.param("caltrop-scatter", marks=ruling("SJ-53.6"), id="caltrop-scatter"),
    pytest.param("chain-hook", marks=ruling("SJ-53.7"), id="chain-hook"),
    pytest.param("smoke-bomb-ninja", marks=ruling("SJ-53.8"), id="smoke-bomb-ninja"),
    pytest.param("whipping-flail", marks=ruling("SJ-53.9"), id="whipping-flail"),
    pytest.param("fading-shadow", marks=ruling("SJ-53.10"), id="fading-shadow"),
    pytest.param("kama-slash", marks=ruling("SJ-53.11"), id="kama-slash"),
    pytest.param("withdraw", marks=ruling("SJ-53.12"), id="withdraw"),
    pytest.param("assassin-special", marks=ruling("SJ-45.6"), id="assassin-special"),
    pytest.param("envenom-blades", marks=ruling("SJ-54.1"), id="envenom-blades"),
    pytest.param("shadow-sting", marks=ruling("SJ-54.2"), id="shadow-sting"),
    pytest.param("shadow-step", marks=ruling("SJ-54.3"), id="shadow-step"),
    pytest.param("spiders-kiss", marks=ruling("SJ-54.4"), id="spiders-kiss"),
    pytest.param("steel-rain", marks=ruling("SJ-54.5"), id="steel-rain"),
    pytest.param("smoke-bomb-assassin", marks=ruling("SJ-54.6"), id="smoke-bomb-assassin"),
    pytest.param("twist-the-knife", marks=ruling("SJ-54.7"), id="twist-the-knife"),
    pytest.param("umbra-vault", marks=ruling("SJ-54.8"), id="umbra-vault"),
    pytest.param("viper-strike", marks=ruling("SJ-54.9"), id="viper-strike"),
    pytest.param("disarming-grace", marks=ruling("SJ-54.10"), id="disarming-grace"),
    pytest.param("sever-artery", marks=ruling("SJ-54.11"), id="sever-artery"),
    pytest.param("venomous-slice", marks=ruling("SJ-54.12"), id="venomous-slice"),
    pytest.param("ashigaru-special", marks=ruling("SJ-45.7"), id="ashigaru-special"),
    pytest.param("heavens-castle", marks=ruling("SJ-55.1"), id="heavens-castle"),
    pytest.param("for-the-daimyo", marks=ruling("SJ-55.2"), id="for-the-daimyo"),
    pytest.param("setting-sun", marks=ruling("SJ-55.3"), id="setting-sun"),
    pytest.param("horse-trip-ashigaru", marks=ruling("SJ-55.4"), id="horse-trip-ashigaru"),
    pytest.param("lunging-pierce", marks=ruling("SJ-55.5"), id="lunging-pierce"),
    pytest.param("mans-best-friend", marks=ruling("SJ-55.6"), id="mans-best-friend"),
    pytest.param("encircle", marks=ruling("SJ-55.7"), id="encircle"),
    pytest.param("scything-cleave", marks=ruling("SJ-55.8"), id="scything-cleave"),
    pytest.param("skewer", marks=ruling("SJ-55.9"), id="skewer"),
    pytest.param("monk-special", marks=ruling("SJ-45.8"), id="monk-special"),
    pytest.param("true-enlightenment", marks=ruling("SJ-57.1"), id="true-enlightenment"),
    pytest.param("zen-wave-slash", marks=ruling("SJ-57.2"), id="zen-wave-slash"),
    pytest.param("enlightened-body", marks=ruling("SJ-57.3"), id="enlightened-body"),
    pytest.param("enlightened-mind", marks=ruling("SJ-57.4"), id="enlightened-mind"),
    pytest.param("enlightened-soul", marks=ruling("SJ-57.5"), id="enlightened-soul"),
    pytest.param("clarity-of-purpose", marks=ruling("SJ-57.6"), id="clarity-of-purpose"),
    pytest.param("clear-mind", marks=ruling("SJ-57.7"), id="clear-mind"),
    pytest.param("satori-smite", marks=ruling("SJ-57.8"), id="satori-smite"),
    pytest.param("stag-rush", marks=ruling("SJ-57.9"), id="stag-rush"),
    pytest.param("cresting-wave", marks=ruling("SJ-57.10"), id="cresting-wave"),
    pytest.param("palm-strike", marks=ruling("SJ-57.11"), id="palm-strike"),
    pytest.param("resolute-block", marks=ruling("SJ-57.12"), id="resolute-block"),
    pytest.param("navigator-special", marks=ruling("SJ-45.9"), id="navigator-special"),
    pytest.param("dreaded-black-shot", marks=ruling("SJ-58.1"), id="dreaded-black-shot"),
    pytest.param("precise-shot", marks=ruling("SJ-58.2"), id="precise-shot"),
    pytest.param("dagger-throw", marks=ruling("SJ-58.3"), id="dagger-throw"),
    pytest.param("heavy-slash", marks=ruling("SJ-58.4"), id="heavy-slash"),
    pytest.param("roof-guard", marks=ruling("SJ-58.5"), id="roof-guard"),
    pytest.param("fools-counter", marks=ruling("SJ-58.6"), id="fools-counter"),
    pytest.param("longpoint-thrust", marks=ruling("SJ-58.7"), id="longpoint-thrust"),
    pytest.param("salvage", marks=ruling("SJ-58.8"), id="salvage"),
    pytest.param("towering-strike", marks=ruling("SJ-58.9"), id="towering-strike"),
    pytest.param("carrack-plow", marks=ruling("SJ-58.10"), id="carrack-plow"),
    pytest.param("duelling-advance", marks=ruling("SJ-58.11"), id="duelling-advance"),
    pytest.param("ox-guard", marks=ruling("SJ-58.12"), id="ox-guard"),
    pytest.param("onna-bugeisha-special", marks=ruling("SJ-45.10"), id="onna-bugeisha-special"),
    pytest.param("heart-of-the-oni", marks=ruling("SJ-59.1"), id="heart-of-the-oni"),
    pytest.param("silent-embrace", marks=ruling("SJ-59.2"), id="silent-embrace"),
    pytest.param("biting-heaven", marks=ruling("SJ-59.3"), id="biting-heaven"),
    pytest.param("furious-instinct", marks=ruling("SJ-59.4"), id="furious-instinct"),
    pytest.param("rage-guard", marks=ruling("SJ-59.5"), id="rage-guard"),
    pytest.param("falling-arc", marks=ruling("SJ-59.6"), id="falling-arc"),
    pytest.param("horse-trip-onna-bugeisha", marks=ruling("SJ-59.7"), id="horse-trip-onna-bugeisha"),
    pytest.param("hurricane-dodge", marks=ruling("SJ-59.8"), id="hurricane-dodge"),
    pytest.param("mountain-carve", marks=ruling("SJ-59.9"), id="mountain-carve"),
    pytest.param("ankle-biter-onna-bugeisha", marks=ruling("SJ-59.10"), id="ankle-biter-onna-bugeisha"),
    pytest.param("screaming-mind", marks=ruling("SJ-59.11"), id="screaming-mind"),
    pytest.param("surging-river", marks=ruling("SJ-59.12"), id="surging-river"),
    pytest.param("yojimbo-special", marks=ruling("SJ-45.11"), id="yojimbo-special"),
    pytest.param("stubborn-resolve", marks=ruling("SJ-60.1"), id="stubborn-resolve"),
    pytest.param("zanmato", marks=ruling("SJ-60.2"), id="zanmato"),
    pytest.param("brutal-strike", marks=ruling("SJ-60.3"), id="brutal-strike"),
    pytest.param("fearsome-reputation", marks=ruling("SJ-60.4"), id="fearsome-reputation"),
    pytest.param("the-job-is-done", marks=ruling("SJ-60.5"), id="the-job-is-done"),
    pytest.param("iron-guard", marks=ruling("SJ-60.6"), id="iron-guard"),
    pytest.param("scorpion-sting", marks=ruling("SJ-60.7"), id="scorpion-sting"),
    pytest.param("senbon-throw", marks=ruling("SJ-60.8"), id="senbon-throw"),
    pytest.param("skull-cutter", marks=ruling("SJ-60.9"), id="skull-cutter"),
    pytest.param("dark-aura", marks=ruling("SJ-60.10"), id="dark-aura"),
    pytest.param("hired-killer", marks=ruling("SJ-60.11"), id="hired-killer"),
    pytest.param("leg-breaker", marks=ruling("SJ-60.12"), id="leg-breaker"),
    pytest.param("wakou-special", marks=ruling("SJ-45.12"), id="wakou-special"),
    pytest.param("broadside-slam", marks=ruling("SJ-61.1"), id="broadside-slam"),
    pytest.param("falling-tsunami", marks=ruling("SJ-61.2"), id="falling-tsunami"),
    pytest.param("jug-smash", marks=ruling("SJ-61.3"), id="jug-smash"),
    pytest.param("ramming-bukan", marks=ruling("SJ-61.4"), id="ramming-bukan"),
    pytest.param("sea-legs", marks=ruling("SJ-61.5"), id="sea-legs"),
    pytest.param("inebriated-fumble", marks=ruling("SJ-61.6"), id="inebriated-fumble"),
    pytest.param("sobering-hulk", marks=ruling("SJ-61.7"), id="sobering-hulk"),
    pytest.param("staggering-blow", marks=ruling("SJ-61.8"), id="staggering-blow"),
    pytest.param("walk-it-off", marks=ruling("SJ-61.9"), id="walk-it-off"),
    pytest.param("headbutt-wakou", marks=ruling("SJ-61.10"), id="headbutt-wakou"),
    pytest.param("mule-kick", marks=ruling("SJ-61.11"), id="mule-kick"),
    pytest.param("wandering-star", marks=ruling("SJ-61.12"), id="wandering-star"),
    pytest.param("yasuke-special", marks=ruling("SJ-45.13"), id="yasuke-special"),
    pytest.param("lions-honour", marks=ruling("SJ-62.1"), id="lions-honour"),
    pytest.param("righteous-fury", marks=ruling("SJ-62.2"), id="righteous-fury"),
    pytest.param("charging-pride", marks=ruling("SJ-62.3"), id="charging-pride"),
    pytest.param("devoted-soul", marks=ruling("SJ-62.4"), id="devoted-soul"),
    pytest.param("elephant-slam", marks=ruling("SJ-62.5"), id="elephant-slam"),
    pytest.param("close-the-gap", marks=ruling("SJ-62.6"), id="close-the-gap"),
    pytest.param("double-strike", marks=ruling("SJ-62.7"), id="double-strike"),
    pytest.param("eagles-talons", marks=ruling("SJ-62.8"), id="eagles-talons"),
    pytest.param("lions-fangs", marks=ruling("SJ-62.9"), id="lions-fangs"),
    pytest.param("dual-blade-defence", marks=ruling("SJ-62.10"), id="dual-blade-defence"),
    pytest.param("lions-bite", marks=ruling("SJ-62.11"), id="lions-bite"),
    pytest.param("off-balance", marks=ruling("SJ-62.12"), id="off-balance"),
    pytest.param("kojiro-special", marks=ruling("SJ-45.14"), id="kojiro-special"),
    pytest.param("turning-swallow-cut", marks=ruling("SJ-63.1"), id="turning-swallow-cut"),
    pytest.param("vicious-mockery", marks=ruling("SJ-63.2"), id="vicious-mockery"),
    pytest.param("arrogance-kojiro", marks=ruling("SJ-63.3"), id="arrogance-kojiro"),
    pytest.param("cutting-retort", marks=ruling("SJ-63.4"), id="cutting-retort"),
    pytest.param("elegant-claw", marks=ruling("SJ-63.5"), id="elegant-claw"),
    pytest.param("tsukami-guard", marks=ruling("SJ-63.6"), id="tsukami-guard"),
    pytest.param("biting-remark", marks=ruling("SJ-63.7"), id="biting-remark"),
    pytest.param("close-in", marks=ruling("SJ-63.8"), id="close-in"),
    pytest.param("ganryu-block", marks=ruling("SJ-63.9"), id="ganryu-block"),
    pytest.param("swagger", marks=ruling("SJ-63.10"), id="swagger"),
    pytest.param("counter-return", marks=ruling("SJ-63.11"), id="counter-return"),
    pytest.param("forward-uppercut", marks=ruling("SJ-63.12"), id="forward-uppercut"),
    pytest.param("scornful-jab", marks=ruling("SJ-63.13"), id="scornful-jab"),
    pytest.param("musashi-special", marks=ruling("SJ-45.15"), id="musashi-special"),
    pytest.param("dark-void-blade", marks=ruling("SJ-64.1"), id="dark-void-blade"),
    pytest.param("the-five-rings", marks=ruling("SJ-64.2"), id="the-five-rings"),
    pytest.param("arrogance-musashi", marks=ruling("SJ-64.3"), id="arrogance-musashi"),
    pytest.param("crescent-slash", marks=ruling("SJ-64.4"), id="crescent-slash"),
    pytest.param("hidden-void-block", marks=ruling("SJ-64.5"), id="hidden-void-block"),
    pytest.param("two-heavens-cut", marks=ruling("SJ-64.6"), id="two-heavens-cut"),
    pytest.param("dancing-fire-slash", marks=ruling("SJ-64.7"), id="dancing-fire-slash"),
    pytest.param("mindful-calm", marks=ruling("SJ-64.8"), id="mindful-calm"),
    pytest.param("rushing-water-slice", marks=ruling("SJ-64.9"), id="rushing-water-slice"),
    pytest.param("standing-earth", marks=ruling("SJ-64.10"), id="standing-earth"),
    pytest.param("focused-recovery", marks=ruling("SJ-64.11"), id="focused-recovery"),
    pytest.param("taunting-blow", marks=ruling("SJ-64.12"), id="taunting-blow"),
    pytest.param("wind-slash", marks=ruling("SJ-64.13"), id="wind-slash"),
]

DOG_CARDS = [
    pytest.param("savage-maul-leap-aside", marks=ruling("SJ-56.1"), id="savage-maul-leap-aside"),
    pytest.param("wild-bite-lick-wounds", marks=ruling("SJ-56.2"), id="wild-bite-lick-wounds"),
    pytest.param("ankle-rip-menacing-growl", marks=ruling("SJ-56.3"), id="ankle-rip-menacing-growl"),
    pytest.param("attack-heel", marks=ruling("SJ-56.4"), id="attack-heel"),
    pytest.param("quick-bite-feral-howl", marks=ruling("SJ-56.5"), id="quick-bite-feral-howl"),
    pytest.param("throat-tear-cornered", marks=ruling("SJ-56.6"), id="throat-tear-cornered"),
    pytest.param("drag-prey-good-boy", marks=ruling("SJ-56.7"), id="drag-prey-good-boy"),
    pytest.param("jump-down", marks=ruling("SJ-56.8"), id="jump-down"),
    pytest.param("swipe-prowl", marks=ruling("SJ-56.9"), id="swipe-prowl"),
]

ABILITY = {card.id: card for card in all_cards()}
DOG = {card.id: card for card in hachiko_cards()}


def cited(one: Any) -> str:
    """The ruling a case shows."""
    return str(one.marks[0].args[0])


RULINGS = {str(one.values[0]): cited(one) for one in [*CARDS, *DOG_CARDS]}


def test_every_card_has_its_ruling() -> None:
    assert set(RULINGS) == {*ABILITY, *DOG}


def sentence_of(number: str) -> str:
    """The ruling without the reason why it is reconstructed."""
    return read_ledger("senjutsu", "en").ruling(number).text.partition(" Why: ")[0]


@pytest.mark.parametrize("id", CARDS)
def test_the_card_is_what_the_ledger_says(id: str) -> None:
    assert ledger_sentence(ABILITY[id]) == sentence_of(RULINGS[id])


@pytest.mark.parametrize("id", DOG_CARDS)
def test_the_hachiko_card_is_what_the_ledger_says(id: str) -> None:
    assert ledger_sentence(DOG[id]) == sentence_of(RULINGS[id])


OWN_STORIES = ("contract-completed", "discarded-by-effect", "defeated", "opponent-attack-succeeded", "dog-attack-succeeded")
"""Moments that have stories of their own, in test_season_one.py and test_contracts.py."""


def owner_of(card: Card) -> str:
    """Somebody who may play the card."""
    if card.deck == "weapon":
        persons = printed_box("final", False).persons.values()
        return next(one.id for one in persons if card.weapon in (*one.weapons, *one.fixed_weapons))
    return "student" if card.deck == "generic" else card.deck


def scene(card: Card, kamae: str, seed: int) -> tuple[Table, str]:
    """A table at which the card can be played in this kamae, and the card to be chosen for it."""
    owner = owner_of(card)
    other = "warrior" if owner != "warrior" else "ronin"
    base = ""
    if card.instant == "additional" or card.only:
        blocks = card.only or card.when in ("block-succeeded", "before-block-speed")
        base = "stone-block" if blocks else "horse-kick"
    hand = f"{card.id if card.rank != 'special' else ''} {base} counter-attack field-bandages".strip()
    values: dict[str, Any] = {
        "kamae": {0: kamae},
        "focus": {0: 3, 1: 2},
        "wounds": {0: 3 if card.requires == "desperation" or owner == "onna-bugeisha" else 1, 1: 1},
        "bleeding": {0: 1} if owner != "onna-bugeisha" else {},
        "stealthed": {0: owner in ("ninja", "assassin")},
        "facing": {0: "n", 1: "n" if card.requires == "behind" else "s"},
    }
    if owner == "yojimbo":
        values |= {"contracts": {0: [["fury", 0]]}, "completed": {0: ["first-blood", "show-them"]}}
        values |= {"spent_contracts": {0: ["reaction", "concentration"]}}
    lasting = {}
    if card.requires == "enlightened":
        lasting = {0: [[name, 0, 0] for name in ("enlightened-body", "enlightened-mind", "enlightened-soul")]}
    if card.rank == "special":
        special = printed_box("final", False).persons[owner].special
        values["specials"] = {0: [special, card.id] if card.weapon else [special]}
    before = "StartOfTurn" if card.when == "start-of-turn" else ""
    table = layout(
        owner,
        other,
        hands={0: hand, 1: "pommel-smash counter-attack"},
        discards={0: "deep-meditation severing-cut", 1: "wolf-pounce"},
        buried={0: "pommel-smash", 1: "warding-arc"},
        lasting=lasting,
        before=before,
        seed=seed,
        **values,
    )
    return table, base


def play_out(table: Table, seed: int, base: str) -> None:
    """The rest of the turn: every card that may be played is, the rest by chance; the opponent does nothing he need not.

    If the card joins another, that one does no more than it must, so that the moment for the card comes.
    """
    luck = Luck(seed, "cards")
    for _ in range(400):
        if table.over or (isinstance(table.decision, ChooseCards) and not table.plays):
            return
        seat = table.waiting[0]
        moves = table.options(seat)
        played = [move for move in moves if str(move).startswith(("play ", "react ", "announce 5"))]
        if played:
            table.play(seat, luck.pick(played))
        else:
            quiet = seat == 1 or (base and type(table.decision).__name__ == "Moving")
            table.play(seat, idle(table, seat) if quiet else luck.pick(moves))
    raise AssertionError("the turn does not end")


def kamae_for(card: Card) -> Iterator[str]:
    """Every kamae in which the card may be played."""
    tree = printed_box("final", False).persons[owner_of(card)].tree.kamae
    yield from (letter for letter in tree if not card.kamae or letter in card.kamae)


@pytest.mark.parametrize("id", [one for one in CARDS if ABILITY[str(one.values[0])].when not in OWN_STORIES])
def test_the_card_can_be_played_to_the_end_of_its_turn(id: str) -> None:
    """In every kamae it allows, by three ways of answering its questions; nothing is lost, and the table is at rest."""
    card = ABILITY[id]
    seen = 0
    for kamae in kamae_for(card):
        for seed in range(3):
            table, base = scene(card, kamae, seed)
            if card.when == "start-of-turn":
                play(table, 0, f"play {id}")
            else:
                choose(table, base or id, "pommel-smash")
            play_out(table, seed, base)
            at_rest(table)
            shown = [event for kind in (Revealed, InstantPlayed, Reacted) for event in told(table, kind) if event.seat == 0]
            seen += [event.card for event in shown].count(id)
    assert seen > 0, "the card was played"
