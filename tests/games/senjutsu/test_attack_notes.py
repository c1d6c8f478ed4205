"""What a card keeps of its attack: each line that was paid for by itself, and the poison beside them all."""

from __future__ import annotations

from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.attack_notes import begin_anew, gave_poison, note_bought, note_poison, was_bought
from tests.support.rulings import ruling


@ruling("SJ-28.2", "SJ-13.6", "SJ-22.18")
def test_lines_and_poison_are_noted_apart_and_forgotten_with_the_next_attack() -> None:
    play = Play(0, "pommel-smash", "chosen", 0)
    note_bought(play, 2)
    assert [was_bought(play, line) for line in range(4)] == [False, False, True, False]
    assert not gave_poison(play)
    note_poison(play)
    note_poison(play)
    assert gave_poison(play)
    assert [was_bought(play, line) for line in range(4)] == [False, False, True, False]
    begin_anew(play)
    assert not gave_poison(play)
    assert not was_bought(play, 2)
