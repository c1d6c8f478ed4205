"""Chapter 18: whether an attack succeeded, and what comes of it."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.kinds import PlayNumber, SectionNumber, StageNumber
from budokan.games.senjutsu.language.values import Attack
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.add_ons import star_marks
from budokan.games.senjutsu.rules.attack_notes import gave_poison
from budokan.games.senjutsu.rules.blocks import BlockSequence
from budokan.games.senjutsu.rules.defeat import Aftermath
from budokan.games.senjutsu.rules.instants import after_attack
from budokan.games.senjutsu.rules.lines import rules_of
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame


@frame
class Judge(Step):
    """SJ-18.1 to SJ-18.4: whether the attack succeeded, and against whom; then the sequences of those who stopped it.

    `marked` took marks, `reached` met the asterisk's effect, `stopped` stopped it by their own block. `shifting`: the
    asterisk only moves, so that it succeeds only against those who moved.
    """

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    marked: tuple[Figure, ...]
    reached: tuple[Figure, ...]
    stopped: tuple[Figure, ...]
    shifting: bool

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        affected = list(self.marked) if self.took_something(table, play) else []
        for figure in self.reached:
            if figure not in affected and (not self.shifting or figure in play.shifted):
                affected.append(figure)
        play.hit = tuple(affected)
        frames: list[Frame] = [Aftermath()] if table.hurt else []
        for figure in self.stopped:
            number = shield_of(table, figure)
            table.tell(tell.Stopped(table.owner(figure), table.owner(play.figure), table.plays[number].card))
            frames.append(BlockSequence(number, self.play))
        if affected:
            play.succeeded = True
            frames += attack_succeeded(table, self.play, tuple(affected))
        return frames

    def took_something(self, table: Table, play: Play) -> bool:
        """SJ-22.18: marks of poison alone, with an empty poison deck, are nothing."""
        if not self.marked:
            return False
        return bool(play.given) or gave_poison(play) or not only_poison(table, play, self.stage, self.section)


def only_poison(table: Table, play: Play, stage: int, section: int) -> bool:
    """Whether the card's attack in this part can give nothing but Poison."""
    for rule in rules_of(table, play, stage, section):
        for choice in rule.choices:
            for act in choice.acts:
                effect = act.effects[0]
                if isinstance(effect, Attack):
                    marks = [mark for _, shown in effect.cells for _, mark in shown] + [
                        m for _, m in star_marks(table, play, rule)
                    ]
                    return all(mark in ("poi", "*") for mark in marks)
    return False


def shield_of(table: Table, figure: Figure) -> int:
    """The play whose block a figure has up now."""
    up = (one.play for one in table.shields if one.speed == table.speed)
    return next(number for number in up if table.plays[number].figure == figure)


def attack_succeeded(table: Table, number: int, struck: tuple[Figure, ...]) -> Frames:
    """SJ-28.1, SJ-30.6, SJ-30.9: Stealth is lost, then come Instants of this moment."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    if not table.leader(play.figure).has_struck(table, play, struck):
        return NOTHING
    if play.how == "reaction":
        play.rewarded = True
        table.reacted_well[seat] = True
    return after_attack(table, number, struck)
