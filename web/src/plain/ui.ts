// The table of a game that brings none of its own: drawn from the types of its view, its options and its words.
import type { GameInfo } from '../generated/protocol';
import { iconOf } from '../lib/games.svelte';
import { sitterName } from '../lib/levels';
import { speech, t } from '../lib/speech.svelte';
import type { GameUi, OptionLine } from '../games/game';
import { describe } from './described';
import Dock from './Dock.svelte';
import End from './End.svelte';
import './plain.css';
import { lay } from './shown';
import Stage from './Stage.svelte';

const phaseName = (phase: string): string => (speech.words.has(`phase-${phase}`) ? speech.say(`phase-${phase}`) : phase.replaceAll('-', ' '));

export function plainTable(info: GameInfo): GameUi {
  describe(info);
  const line = (words: string): OptionLine => ({ icon: 'chevron', title: words, detail: '' });
  return {
    name: info.name,
    kind: 'plain',
    icon: iconOf(info.name),
    Stage,
    Dock,
    End,
    cardOf: () => null,
    isAimed: () => false,
    groupLine: (group, seen) => line(speech.say((group.offered[0] ?? group.impossible[0])!.text, seen.reader)),
    answerLine: (one, seen) => line(speech.say(one.text, seen.reader)),
    question: () => ({ ask: '', sub: '', ruling: '' }),
    seatName: (_, seat, sitters) => sitterName(sitters, seat),
    phases: (seen) => info.phases.map((phase) => ({ name: phaseName(phase), now: phase === seen.view.phase })),
    subtitle: (seen) => t('plain-subtitle', { seats: seen.view.seats }),
    logIcon: () => 'chevron',
    logJoin: () => null,
    logReader: (_, seen) => seen.reader,
    logTurn: () => null,
    lay,
    flights: () => [],
    drawCard: () => '',
    sound: () => 'card',
    guide: [],
  };
}
