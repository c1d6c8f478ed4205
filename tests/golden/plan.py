"""The golden games: what is kept, and by whom it was played. A new one is a line here and `make golden`."""

from __future__ import annotations

from typing import Any

import budokan
from tests.support.contract import Case
from tests.support.golden import Golden

CORE: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "samurai-sword": [(("standard",), ("expansions", "deck_end", "same_blow", "floor_at_zero"))],
    "rising-sun": [
        (
            ("standard",),
            (
                "clan_choice",
                "shrines",
                "season_set",
                "negotiation",
                "stronghold_toll",
                "bushido_coins",
                "souls_reward",
                "courage_reward",
            ),
        )
    ],
    "ken": [
        (("duel",), ("first_player", "first_draw", "activation", "defence", "empty_future", "start")),
        (("advanced",), ("first_draw", "activation", "defence", "empty_future", "start", "advanced_victory", "special_cost")),
    ],
    "senjutsu": [
        (("duel", "melee", "teams"), ("edition", "terrain", "hard_push", "hobbled_bites", "terrain_harm")),
        (("solo", "coop", "horde"), ("edition", "foe_discards", "foe_ties", "nightmare", "hobbled_bites", "hard_push")),
    ],
}
"""The options of which every two choices meet in some golden game of these modes."""


def golden(game: str, name: str, bot: str, mode: str, seats: int, **options: Any) -> Golden:
    return Golden(name, bot, Case(budokan.game(game), mode, seats, options))


def sword(name: str, bot: str, seats: int, **options: Any) -> Golden:
    return golden("samurai-sword", name, bot, "standard", seats, **options)


def sun(name: str, bot: str, seats: int, **options: Any) -> Golden:
    return golden("rising-sun", name, bot, "standard", seats, **options)


def ken(name: str, bot: str, mode: str, deck_0: str, deck_1: str, **options: Any) -> Golden:
    return golden("ken", name, bot, mode, 2, deck_0=deck_0, deck_1=deck_1, **options)


def fight(name: str, bot: str, mode: str, characters: str, foes: str = "", **options: Any) -> Golden:
    """A game of Senjutsu: everybody who fights by name, and whom the game leads."""
    chosen: dict[str, Any] = {"characters": characters.split()}
    if foes:
        chosen["foes"] = foes.split()
    return golden("senjutsu", name, bot, mode, len(characters.split()), **chosen, **options)


BOTH = ["rikyu", "rising-sun"]
ELDERS = (
    "6 kenshiro, 5 toki, 3 fudo, 3 orc-il-rosso, 5 armata-di-hokuto, 5 condannati, 5 villaggio, 4 oasi, 4 deserto, 4 montagne"
)
BANDS = (
    "6 shin, 3 souther, 3 yuda, 5 banda-di-picche, 5 banda-di-cuori, 5 villaggio, 5 croce-del-sud, 4 oasi, 4 rovine, 4 deserto"
)
BRIDGE = {"hexes": [[q, r] for q in range(-3, 4) for r in (0, 1)], "start": {"west": [[-3, 0]], "east": [[3, 0]]}}
BLOCKS = {"stone-block": 2, "calm-parry": 2, "swift-block": 2, "feint-cut": 2, "wheel-strike": 3}
WARRIORS_DECK = {
    "cards": {**BLOCKS, "ember-block": 3, "headbutt-warrior": 3, "spiralling-flames": 3},
    "weapons": ["nodachi-slash"],
}
RONINS_DECK = {
    "cards": {**BLOCKS, "steel-block": 2, "oxen-barge": 3, "ankle-biter-ronin": 3, "feral-sweep": 1},
    "weapons": ["naginata-sweep"],
}

SAMURAI_SWORD = [
    sword("three", "uniform", 3),
    sword("four", "greedy", 4),
    sword("five", "uniform", 5),
    sword("six", "greedy", 6),
    sword("seven", "uniform", 7),
    sword("three-sensei", "sensei", 3),
    sword("four-honour", "uniform", 4, same_blow="honour"),
    sword("five-when-needed-floor", "greedy", 5, deck_end="when-needed", floor_at_zero=True),
    sword("rikyu-four-floor", "uniform", 4, expansions=["rikyu"], floor_at_zero=True),
    sword("rikyu-five-when-needed-honour", "greedy", 5, expansions=["rikyu"], deck_end="when-needed", same_blow="honour"),
    sword("rising-sun-six-honour-floor", "uniform", 6, expansions=["rising-sun"], same_blow="honour", floor_at_zero=True),
    sword("rising-sun-eight-when-needed", "greedy", 8, expansions=["rising-sun"], deck_end="when-needed"),
    sword("both-three", "greedy", 3, expansions=BOTH),
    sword("both-four", "uniform", 4, expansions=BOTH),
    sword("both-five", "greedy", 5, expansions=BOTH),
    sword("both-six-honour", "uniform", 6, expansions=BOTH, same_blow="honour"),
    sword("both-seven-when-needed", "uniform", 7, expansions=BOTH, deck_end="when-needed"),
    sword("both-eight-honour-floor", "uniform", 8, expansions=BOTH, same_blow="honour", floor_at_zero=True),
    sword("own-cards", "uniform", 3, cards={"nodachi": {"wounds": 2}, "benkei": {"resilience": 6}}),
]

RISING_SUN = [
    sun("three", "uniform", 3),
    sun("four", "greedy", 4),
    sun("five", "greedy", 5),
    sun("three-sensei", "sensei", 3, negotiation="off"),
    sun(
        "free-archway-choose", "greedy", 3, negotiation="free", shrines="beginner", bushido_coins="flat", souls_reward="any-win"
    ),
    sun(
        "off-horseman-draft",
        "uniform",
        4,
        negotiation="off",
        season_set="horseman",
        clan_choice="draft",
        bushido_coins="flat",
        stronghold_toll="exempt",
        courage_reward="battle",
    ),
    sun(
        "structured-random-random",
        "greedy",
        5,
        season_set="random",
        clan_choice="random",
        shrines="beginner",
        bushido_coins="flat",
        stronghold_toll="exempt",
        souls_reward="any-win",
        courage_reward="battle",
    ),
    sun("off-teapot-choose", "uniform", 3, negotiation="off", season_set="teapot", shrines="beginner", bushido_coins="flat"),
    sun("structured-horseman-choose", "greedy", 4, season_set="horseman", souls_reward="any-win"),
    sun(
        "free-archway-draft",
        "greedy",
        5,
        negotiation="free",
        clan_choice="draft",
        shrines="beginner",
        stronghold_toll="exempt",
        courage_reward="battle",
    ),
    sun(
        "free-teapot-random",
        "uniform",
        3,
        negotiation="free",
        season_set="teapot",
        clan_choice="random",
        souls_reward="any-win",
        courage_reward="battle",
    ),
    sun("off-random-choose", "greedy", 4, negotiation="off", season_set="random", souls_reward="any-win"),
    sun(
        "off-archway-choose",
        "uniform",
        5,
        negotiation="off",
        bushido_coins="flat",
        stronghold_toll="exempt",
        souls_reward="any-win",
        courage_reward="battle",
    ),
    sun(
        "free-random-draft",
        "greedy",
        3,
        negotiation="free",
        season_set="random",
        clan_choice="draft",
        shrines="beginner",
        bushido_coins="flat",
        souls_reward="any-win",
    ),
    sun(
        "structured-teapot-draft",
        "greedy",
        4,
        season_set="teapot",
        clan_choice="draft",
        shrines="beginner",
        bushido_coins="flat",
        stronghold_toll="exempt",
    ),
    sun("off-archway-random", "uniform", 5, negotiation="off", clan_choice="random", shrines="beginner", bushido_coins="flat"),
    sun(
        "free-horseman-random",
        "greedy",
        4,
        negotiation="free",
        season_set="horseman",
        clan_choice="random",
        shrines="beginner",
        bushido_coins="flat",
        souls_reward="any-win",
    ),
    sun("structured-beginner", "greedy", 3, shrines="beginner", bushido_coins="flat", souls_reward="any-win"),
    sun("free-random-choose", "greedy", 4, negotiation="free", season_set="random", shrines="beginner", bushido_coins="flat"),
    sun("own-figures", "uniform", 3, negotiation="off", cards={"komainu": {"price": 1}, "courage": {"vp": 3}}),
]

KEN = [
    ken("hokuto-nanto", "uniform", "duel", "hokuto", "nanto"),
    ken("hokuto-nanto-sensei", "sensei", "duel", "hokuto", "nanto"),
    ken("nanto-cento", "greedy", "duel", "nanto", "cento", first_draw=2, empty_future="at-once"),
    ken("cento-raoul-present", "uniform", "duel", "cento", "raoul", defence="by-table", first_player="seat-0", start="present"),
    ken(
        "raoul-rey-present",
        "greedy",
        "duel",
        "raoul",
        "rey",
        first_player="seat-1",
        first_draw=2,
        defence="by-table",
        empty_future="at-once",
        start="present",
    ),
    ken("rey-zeta", "uniform", "duel", "rey", "zeta", activation="threshold", first_player="seat-0", first_draw=2),
    ken("zeta-taiga", "greedy", "duel", "zeta", "taiga", activation="threshold", defence="by-table", empty_future="at-once"),
    ken(
        "taiga-hokuto-present",
        "uniform",
        "duel",
        "taiga",
        "hokuto",
        activation="threshold",
        first_player="seat-1",
        start="present",
    ),
    ken("hokuto-cento", "greedy", "duel", "hokuto", "cento", empty_future="at-once", first_player="seat-0", first_draw=2),
    ken("nanto-raoul-present", "uniform", "duel", "nanto", "raoul", first_draw=2, start="present", start_points=60),
    ken("raoul-zeta", "greedy", "duel", "raoul", "zeta", first_player="seat-1", first_draw=2, empty_future="at-once"),
    ken("built-decks", "greedy", "duel", "hokuto", "nanto", own_deck_0=ELDERS, own_deck_1=BANDS),
    ken("own-figures", "uniform", "duel", "hokuto", "nanto", own_cards={"shin": {"attack": 4}, "villaggio": {"green": 3}}),
    ken("advanced-nanto-cento-sensei", "sensei", "advanced", "nanto", "cento"),
    ken("advanced-hokuto-nanto", "uniform", "advanced", "hokuto", "nanto"),
    ken("advanced-cento-zeta", "greedy", "advanced", "cento", "zeta", first_draw=2, empty_future="at-once"),
    ken(
        "advanced-hokuto-nanto-present",
        "uniform",
        "advanced",
        "hokuto",
        "nanto",
        advanced_victory="before-points",
        special_cost=6,
        defence="by-table",
        start="present",
    ),
    ken(
        "advanced-raoul-taiga-present",
        "greedy",
        "advanced",
        "raoul",
        "taiga",
        special_cost=8,
        first_draw=2,
        defence="by-table",
        empty_future="at-once",
        start="present",
    ),
    ken("advanced-rey-cento", "uniform", "advanced", "rey", "cento", activation="threshold", special_cost=6, first_draw=2),
    ken(
        "advanced-zeta-rey-present",
        "greedy",
        "advanced",
        "zeta",
        "rey",
        activation="threshold",
        advanced_victory="before-points",
        empty_future="at-once",
        start="present",
    ),
    ken(
        "advanced-taiga-raoul",
        "uniform",
        "advanced",
        "taiga",
        "raoul",
        activation="threshold",
        defence="by-table",
        first_draw=2,
        advanced_victory="before-points",
    ),
    ken("advanced-nanto-hokuto", "greedy", "advanced", "nanto", "hokuto", activation="threshold", special_cost=8),
    ken(
        "advanced-cento-nanto",
        "uniform",
        "advanced",
        "cento",
        "nanto",
        advanced_victory="before-points",
        special_cost=8,
        first_draw=2,
        empty_future="at-once",
    ),
    ken("advanced-hokuto-raoul", "greedy", "advanced", "hokuto", "raoul", empty_future="at-once", special_cost=6, first_draw=2),
    ken("advanced-built-decks", "uniform", "advanced", "hokuto", "nanto", own_deck_0=ELDERS, own_deck_1=BANDS),
    ken("advanced-after-points", "uniform", "advanced", "nanto", "cento", advanced_victory="after-points", special_cost=6),
    ken(
        "advanced-after-points-present",
        "greedy",
        "advanced",
        "hokuto",
        "cento",
        advanced_victory="after-points",
        special_cost=8,
        start="present",
        activation="threshold",
        defence="by-table",
    ),
    ken(
        "advanced-after-points-at-once",
        "uniform",
        "advanced",
        "cento",
        "hokuto",
        advanced_victory="after-points",
        first_draw=2,
        empty_future="at-once",
    ),
    ken("open-lists", "uniform", "duel", "hokuto", "nanto", own_deck_0=ELDERS, own_deck_1=BANDS, deck_lists="open"),
]

SENJUTSU = [
    fight("ronin-student", "uniform", "duel", "ronin student"),
    fight("warrior-master-sensei", "sensei", "duel", "warrior master"),
    fight("ninja-assassin", "greedy", "duel", "ninja assassin", field="snowfield", hard_push=True),
    fight(
        "ashigaru-monk",
        "greedy",
        "duel",
        "ashigaru monk",
        terrain="none",
        hobbled_bites="at-once",
        terrain_harm="second-printing",
    ),
    fight("navigator-onna-bugeisha", "uniform", "duel", "navigator onna-bugeisha", field="courtyard"),
    fight("yojimbo-wakou", "greedy", "duel", "yojimbo wakou", field="narrow-bridge"),
    fight("yasuke-kojiro", "greedy", "duel", "yasuke kojiro", field="great-plain", deck_lists="closed"),
    fight("musashi-by-lot", "uniform", "duel", "musashi by-lot", other_decks="by-lot", limited_schools=False),
    fight("mirror-match", "greedy", "duel", "student student", mirror_match=True, season="core"),
    fight("built-decks", "greedy", "duel", "warrior ronin", decks=[WARRIORS_DECK, RONINS_DECK], deck_size=20, own_field=BRIDGE),
    fight("own-cards", "greedy", "duel", "ronin master", cards={"fend": {"initiative": "9"}}),
    fight("beta-duel", "uniform", "duel", "ronin warrior", edition="beta-v7", field="beta-tile", hobbled_bites="at-once"),
    fight(
        "beta-parry",
        "greedy",
        "duel",
        "student master",
        edition="beta-v7",
        beta_parry="equal-or-lower",
        hard_push=True,
        terrain="none",
        terrain_harm="second-printing",
    ),
    fight("melee-three", "greedy", "melee", "warrior monk yojimbo", terrain_harm="second-printing"),
    fight("melee-four", "greedy", "melee", "master assassin yasuke wakou", terrain="none"),
    fight(
        "melee-three-beta",
        "greedy",
        "melee",
        "ronin student master",
        edition="beta-v7",
        hard_push=True,
        hobbled_bites="at-once",
    ),
    fight(
        "melee-four-beta", "greedy", "melee", "ronin student master warrior", edition="beta-v7", terrain_harm="second-printing"
    ),
    fight("teams", "greedy", "teams", "musashi kojiro ninja navigator"),
    fight("teams-open-hands", "greedy", "teams", "student ashigaru warrior ronin", team_hands="open", teams=[[0, 1], [2, 3]]),
    fight("teams-one-against-two", "greedy", "teams", "musashi student monk", teams=[[0], [1, 2]]),
    fight("solo-boss", "uniform", "solo", "student"),
    fight("solo-boss-sensei", "sensei", "solo", "ronin", "samurai-boss", foe_wounds=3),
    fight("solo-katana-yari", "greedy", "solo", "warrior", "katana-ashigaru yari-ashigaru", foe_discards=False),
    fight(
        "solo-yumi-arquebusier",
        "uniform",
        "solo",
        "master",
        "yumi-ashigaru arquebusier",
        foe_ties="player",
        nightmare=True,
        hobbled_bites="at-once",
        hard_push=True,
    ),
    fight("solo-archers-come-near", "greedy", "solo", "student", "yumi-ashigaru arquebusier", foe_archers="come-near"),
    fight("solo-master-ronin", "greedy", "solo", "assassin", "master ronin", field="courtyard"),
    fight("solo-student-warrior", "uniform", "solo", "ninja", "student warrior", field="snowfield"),
    fight("solo-ninja-assassin", "greedy", "solo", "yasuke", "ninja assassin"),
    fight("solo-ashigaru", "uniform", "solo", "kojiro", "ashigaru"),
    fight("solo-monk-navigator", "greedy", "solo", "onna-bugeisha", "monk navigator", nightmare=True),
    fight("solo-onna-bugeisha-yojimbo", "uniform", "solo", "wakou", "onna-bugeisha yojimbo"),
    fight("solo-wakou-yasuke", "greedy", "solo", "navigator", "wakou yasuke", foe_ties="player"),
    fight("solo-kojiro-musashi", "uniform", "solo", "ashigaru", "kojiro musashi"),
    fight(
        "solo-beta",
        "greedy",
        "solo",
        "ronin",
        edition="beta-v7",
        field="beta-tile",
        foe_discards=False,
        foe_ties="player",
        hobbled_bites="at-once",
    ),
    fight("solo-beta-nightmare", "uniform", "solo", "student", edition="beta-v7", nightmare=True, hard_push=True),
    fight(
        "solo-beta-player",
        "greedy",
        "solo",
        "master",
        edition="beta-v7",
        foe_discards=False,
        hard_push=True,
        foe_ties="player",
    ),
    fight("coop-two", "uniform", "coop", "ronin yojimbo"),
    fight("coop-three", "greedy", "coop", "student monk musashi"),
    fight("coop-four", "uniform", "coop", "warrior master assassin navigator"),
    fight(
        "coop-two-nightmare",
        "greedy",
        "coop",
        "ninja wakou",
        "samurai-boss arquebusier",
        foe_discards=False,
        nightmare=True,
        foe_ties="player",
        hobbled_bites="at-once",
    ),
    fight("coop-two-beta", "uniform", "coop", "ronin warrior", edition="beta-v7", foe_ties="player", hobbled_bites="at-once"),
    fight("coop-two-limits-by-player", "greedy", "coop", "student ronin", "katana-ashigaru", foe_limits="by-player"),
    fight("coop-two-ashigaru", "greedy", "coop", "ronin student", "katana-ashigaru katana-ashigaru", foe_wounds=1),
    fight("horde", "greedy", "horde", "warrior"),
    fight("horde-nightmare", "uniform", "horde", "yasuke", horde="nightmare"),
    fight("horde-ultimate", "greedy", "horde", "musashi", horde="ultimate"),
    fight("horde-fallen-lord", "uniform", "horde", "monk", horde="fallen-lord"),
    fight("horde-stages", "greedy", "horde", "student", "yari-ashigaru", horde="nightmare", horde_stages=2),
    fight("horde-beta", "greedy", "horde", "ronin", edition="beta-v7", foe_discards=False, hobbled_bites="at-once"),
]

PLAN: list[Golden] = [*SAMURAI_SWORD, *RISING_SUN, *KEN, *SENJUTSU]
