"""Words that concern neither cards nor stance nor bodies: Advantage, Stealth, range, tokens, bans, contracts, Hachiko."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import contracts_done, frozen
from budokan.games.senjutsu.language.values import Effect, Forbid, Numbered, Place, Plain, Range, React
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules import bushido, yojimbo
from budokan.games.senjutsu.rules.hands import refill
from budokan.games.senjutsu.rules.reactions import MayReact
from budokan.games.senjutsu.rules.tokens import place_tokens
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames
from budokan.kernel.texts import Seat


def on_the_fight(table: Table, number: int, effect: Effect) -> Frames:
    play = table.plays[number]
    seat = table.owner(play.figure)
    if isinstance(effect, Plain):
        return plain_word(table, number, play, seat, effect.word)
    if isinstance(effect, React):
        return late_reaction(table, play, seat, effect)
    if isinstance(effect, Place):
        return place_tokens(table, number, play, seat, effect)
    if isinstance(effect, Forbid):
        return bushido.forbid(table, seat, effect.what)
    if isinstance(effect, Range):
        done = contracts_done(table, seat)
        play.reach = table.sheet(play).range + done if effect.per_contract else effect.number
        return NOTHING
    assert isinstance(effect, Numbered), "an effect on the fight"
    numbered_word(table, seat, effect)
    return NOTHING


def plain_word(table: Table, number: int, play: Play, seat: Seat, word: str) -> Frames:
    if word == "adv":
        table.gain_advantage(seat)
    elif word == "stealth":
        if table.has_rule("stealth", seat) and not table.stealthed[seat]:
            table.stealthed[seat] = True
            table.tell(tell.StealthEntered(seat))
    elif word == "flip dog":
        flip_dog(table, seat)
    elif word == "open discards":
        bushido.open_discards(table)
    elif word == "return poisons":
        return yojimbo.return_poisons(table, seat)
    elif word in ("return contract", "discard contracts", "spend contracts"):
        return yojimbo.do_contracts(table, number, seat, word)
    else:
        table.leader(play.figure).say(table, play, word)
    return NOTHING


def flip_dog(table: Table, seat: Seat) -> None:
    """SJ-31.9: Hachiko's kamae card is turned, unless it is paralysed (SJ-31.59)."""
    if table.alive[table.dog(seat)] and not frozen(table, table.dog(seat)):
        table.dog_kamae[seat] = "D" if table.dog_kamae[seat] == "A" else "A"
        table.tell(tell.DogKamaeChanged(seat, "aggression" if table.dog_kamae[seat] == "A" else "determination"))


def numbered_word(table: Table, seat: Seat, effect: Numbered) -> None:
    """`keep`, `refill` and `prefer` happen now; the others hold while their card lasts."""
    if effect.word == "keep" and not frozen(table, seat):
        table.lose_focus(seat, max(0, table.focus[seat] - effect.number))
    elif effect.word == "refill":
        refill(table, seat, effect.number)
    elif effect.word == "prefer":
        table.leader(seat).keep_distance(table, seat, effect.number)


def late_reaction(table: Table, play: Play, seat: Seat, effect: React) -> Frames:
    """SJ-66.6: reaction numbers an Instant Additional adds are compared with the attack just stopped."""
    if play.base == NOBODY or table.plays[play.base].reacted or table.speed not in effect.speeds:
        return NOTHING
    return [MayReact(seat, play.base)]
