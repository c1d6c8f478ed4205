"""Positions from which rare things are near: what bots hardly ever come to by themselves is played from here."""

from __future__ import annotations

from collections.abc import Callable

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.table import Table as SenjutsuTable
from budokan.kernel.table import Table
from tests.support.contracts import yojimbo
from tests.support.hachiko import bitten, struck
from tests.support.ken import layout as ken_layout
from tests.support.senjutsu import asked, choose, idle, layout, play, until
from tests.support.senjutsu_solo import against

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""


def senjutsu() -> list[Table]:
    return [
        an_execution(),
        *[bushido_in_hand(card) for card in ("courage", "honour", "righteousness")],
        a_blow_on_heavy_armour(),
        a_reaction_that_costs(),
        a_reaction_that_is_followed_up(),
        poisons_to_take_back(),
        contracts_to_spend_and_a_defeat_to_survive(),
        a_contract_before_the_bleeding(),
        four_contracts_of_five(),
        bamboo_before_a_sword(),
        struck(),
        bitten("crippling-poison"),
        *foes_of_every_kind(),
        a_poison_on_a_foe("confusing-mist", "solo-003"),
        a_poison_on_a_foe("paralysing-toxin", "solo-028"),
        a_foe_that_bleeds(),
        a_foe_bound_by_honour(),
        an_archer_that_comes_near(),
        the_end_of_a_stage(),
        an_entry_that_is_taken(),
    ]


def an_execution() -> Table:
    table = layout("assassin", "student", facing={0: "n", 1: "n"}, hands={0: "shadow-sting"}, focus={0: 3})
    choose(table, "shadow-sting")
    return table


def bushido_in_hand(card: str) -> Table:
    """Played at the start of a turn; what lasts, somebody may buy out."""
    return layout("ronin", "student", hands={0: f"{card} fend", 1: "fend"}, focus={0: 2, 1: 3}, before="StartOfTurn")


def a_blow_on_heavy_armour() -> Table:
    hands = {0: "blood-fury-cut"}
    return layout("student", "ronin", hands=hands, lasting={1: [["heavy-armour", 1, 0]]}, kamae={0: "A"}, focus={0: 3})


def a_reaction_that_costs() -> Table:
    specials = {1: ["student-special", "shikomizue-parry"]}
    table = layout("ronin", "student", hands={0: "push-back", 1: "counter-attack fend"}, focus={1: 1}, specials=specials)
    choose(table, "push-back", "shikomizue-parry")
    play(table, 1, "announce 4")
    play(table, 1, "discard fend")
    until(table, "PayToReact")
    return table


def a_reaction_that_is_followed_up() -> Table:
    hands = {0: "stone-block counter-attack off-balance", 1: "pommel-smash"}
    table = layout("yasuke", "student", hands=hands)
    choose(table, "stone-block", "pommel-smash")
    play(table, 0, "announce 5")
    play(table, 0, "react with counter-attack")
    return table


def poisons_to_take_back() -> Table:
    table = layout(
        "assassin",
        "ronin",
        hands={0: "envenom-blades"},
        focus={0: 1},
        stealthed={0: True},
        used_poisons={0: ["confusing-mist", "virulent-poison"]},
        poisons={0: ["crippling-poison", "haemorrhagic-toxin", "paralysing-toxin"]},
    )
    choose(table, "envenom-blades")
    return table


def a_contract_before_the_bleeding() -> Table:
    held = {"hands": {0: "fend"}, "decks": {0: "skewer"}, "bleeding": {0: 1}}
    return yojimbo("fury", done=("show-them",), **held, at={1: "3,-3"}, before="BeforeDraw")


def contracts_to_spend_and_a_defeat_to_survive() -> Table:
    table = layout(
        "yojimbo",
        "ronin",
        at={1: "1,-1"},
        hands={0: "zanmato stubborn-resolve", 1: "wild-swing fend fend"},
        focus={0: 2, 1: 1},
        wounds={0: 4},
        decks={0: ""},
        discards={0: "fend fend fend fend"},
        contracts={0: [["fury", 0]]},
        completed={0: ["first-blood", "show-them"]},
        spent_contracts={0: []},
    )
    choose(table, "zanmato")
    return table


def four_contracts_of_five() -> Table:
    return layout(
        "yojimbo",
        "ronin",
        at={1: "-1,0"},
        hands={0: "leg-breaker", 1: "fend"},
        contracts={0: [["first-blood", 0]]},
        completed={0: ["reaction", "concentration", "show-them", "tools-of-the-trade"]},
        spent_contracts={0: []},
    )


def bamboo_before_a_sword() -> Table:
    return layout("student", "ronin", at={1: "0,-3"}, hands={0: "pommel-smash"}, solid={"0,-1": "bamboo"})


# Solo.


def foes_of_every_kind() -> list[Table]:
    """One after the other, where there is something to hide behind."""
    kinds = GAME.options["foes"].choices
    return [GAME.new(1, seed, "solo", foes=[kind], field="courtyard") for seed, kind in enumerate(kinds)]


def a_poison_on_a_foe(kind: str, card: str) -> Table:
    sting = {"type": "attack", "initiative": "9", "text": "atk F:poi"}
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards=card, hero="assassin", hand="sting", options={"cards": {"sting": sting}}
    )
    choose(table, "sting")
    play(table, 0, f"poison with {kind}")
    return table


def a_foe_that_bleeds() -> Table:
    """Its deck has run out; in the beta that costs it a Wound."""
    options = {"edition": "beta-v7", "field": "beta-tile"}
    return against(
        "ronin", board=FACE_TO_FACE, cards="solo-003", decks={0: ""}, discards={1: "solo-024"}, bleeding={1: 1}, options=options
    )


def a_foe_bound_by_honour() -> Table:
    """The player has forbidden attacks, and an attack lies before the foe."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-025", decks={0: "solo-023 solo-024"})
    table.forbidden_type = "attack"
    return table


def an_archer_that_comes_near() -> Table:
    return GAME.new(1, 0, "solo", foes=["yumi-ashigaru"], foe_archers="come-near")


def the_end_of_a_stage() -> Table:
    """The fourth wave of a horde is about to fall; the player is hurt and has no deck left."""
    table = a_wave(4)
    table.hobbled[0] = (3, 2)
    table.stuns[0] = 2
    while table.decks[0]:
        table.buried[0].append(table.decks[0].pop())
    return table


def an_entry_that_is_taken() -> Table:
    """Four foes come with the next wave, and the player stands on one of the four entries."""
    table = a_wave(3)
    table.at[0] = table.ground.horde["A"]
    return table


def a_wave(number: int) -> SenjutsuTable:
    """A wave of a horde that is about to fall."""
    table = GAME.new(1, 0, "horde", characters=["student"], field="snowfield", terrain="none")
    assert isinstance(table, SenjutsuTable)
    while table.solo.wave < number or asked(table) != "ChooseCards":
        if asked(table) == "ChooseCards":
            fell_the_wave(table)
        table.play(0, idle(table, 0))
    fell_the_wave(table)
    return table


def fell_the_wave(table: SenjutsuTable) -> None:
    for foe in range(1, 1 + table.solo.count):
        if table.alive[foe]:
            table.wounds[foe] = 99
    table.hurt = True


NEVER_ASKED = {"senjutsu": {"asked Pause"}}
"""Where a foe that weighs an answer stops looking ahead: no seat ever sees it."""


def ken() -> list[Table]:
    """What no card of the set brings about: a discard-after-use event on an army that fights."""
    cry = {
        "type": "event",
        "name": "Grido",
        "school": "none",
        "moral": "grey",
        "duration": "discard-after-use",
        "play": {"hosts": {"type": ["army"]}},
        "abilities": [{"does": "add", "attack": 2}],
    }
    forces = {0: "predoni+grido", 1: "predoni+grido"}
    return [ken_layout(forces=forces, phase="combat", options={"own_cards": {"grido": cry}})]


PREPARED: dict[str, Callable[[], list[Table]]] = {"senjutsu": senjutsu, "ken": ken}
