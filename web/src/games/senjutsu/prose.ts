// A card in words: every effect the rules can read has a sentence, for lists, for large cards and for those who hear the page.
import { speech, t } from '../../lib/speech.svelte';
import { KAMAE, type Choice, type Effect, type Face, type Gate, type Part } from '../../generated/senjutsu/box';

type Marks = [count: number, mark: string][];

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const hyphens = (words: string): string => words.replaceAll(' ', '-');
const upper = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const kamaeName = (letter: string): string => speech.say(`sj-kamae-${KAMAE[letter] ?? letter}`);

export function sayMarks(marks: Marks): string {
  return speech.words.list(marks.map(([count, mark]) => t(`fight-mark-${mark === '*' ? 'star' : mark}`, { count })));
}

const cellName = (cell: string): string => (speech.words.has(`fight-cell-${cell}`) ? t(`fight-cell-${cell}`) : t('fight-cell-other', { cell }));

const TYPES: Record<string, string> = { at: 'attack', de: 'defence', me: 'meditation' };

/** What a card is besides its name: its rank and type; status cards have no rank. */
export function kindOf({ rank, types }: Pick<Face, 'rank' | 'types'>): string[] {
  const named = types.map((type) => speech.say(`sj-type-${type}`)).join(', ');
  return types.includes('status') ? [named] : [...new Set([speech.say(`sj-rank-${rank}`), named])];
}

/** The words of a search: a rank, a type, a fighter's own. */
export const sayKinds = (words: string[]): string =>
  words
    .map((word) => {
      if (word in TYPES) return speech.say(`sj-type-${TYPES[word]}`);
      if (word.includes('/')) return word.split('/').map((rank) => speech.say(`sj-rank-${rank}`)).join(` ${t('fight-or')} `);
      for (const id of [`sj-rank-${word}`, `fight-filter-${word}`, `sj-character-${word}`]) if (speech.words.has(id)) return speech.say(id);
      return word;
    })
    .join(' ');

/** A card of these kinds; after a `number` they are counted. */
function sayFilter(words: string[], number?: number): string {
  if (!words.length) return number === undefined ? t('fight-filter-any') : t('fight-filter-cards', { number });
  const kinds = sayKinds(words);
  return number === undefined ? t('fight-card', { kinds }) : t('fight-cards', { kinds, number });
}

const sayWhat = (what: string, number: number): string => sayFilter(what === 'card' ? [] : [what], number);

export function sayEffect(effect: Effect): string {
  switch (effect.do) {
    case 'step': {
      const ways = effect.ways.map((way) => t(`fight-ways-${way}`)).join(` ${t('fight-or')} `);
      return effect.who
        ? t('fight-do-step-other', { who: effect.who, ways, number: effect.number })
        : t('fight-do-step', { forced: yes(effect.forced), ways, number: effect.number, toward: effect.toward || 'none' });
    }
    case 'rotate':
      return t(effect.who ? 'fight-do-rotate-other' : 'fight-do-rotate', { forced: yes(effect.forced), number: effect.number });
    case 'shift':
      return t('fight-do-shift', { kind: effect.kind, number: effect.number, moved: yes(effect.moved) });
    case 'swap':
      return t('fight-do-swap');
    case 'cancel':
      return t('fight-do-cancel', { what: effect.what });
    case 'attack':
      return t('fight-do-attack', { cells: effect.cells.map(([cell, marks]) => t('fight-cell', { marks: sayMarks(marks), cell: cellName(cell) })).join('; ') });
    case 'block':
      return t('fight-do-block', { cells: effect.cells.map(([cell, star]) => cellName(cell) + (star ? '*' : '')).join(', ') });
    case 'asterisk':
      if (effect.block) return t('fight-do-asterisk-block');
      return effect.effect ? t('fight-do-asterisk', { what: sayEffect(effect.effect) }) : t('fight-do-asterisk-marks', { marks: sayMarks(effect.marks) });
    case 'react':
      return t('fight-do-react', { speeds: effect.speeds.join(', ') });
    case 'aim':
      return t('fight-do-aim', { marks: sayMarks(effect.marks), by: yes(effect.by_difference) });
    case 'give':
      return t('fight-do-give', { whom: effect.whom, marks: sayMarks(effect.marks), per: yes(effect.per_hex) });
    case 'suffer':
      return t('fight-do-suffer', { marks: sayMarks(effect.marks) });
    case 'replace':
      return t(`fight-do-replace-${hyphens(effect.what)}`);
    case 'remove':
      return t('fight-do-remove', { number: effect.number, up: yes(effect.up_to), kinds: effect.kinds.map((kind) => t(`fight-status-${kind}`, { number: effect.number })).join(', ') });
    default:
      return sayCards(effect);
  }
}

function sayCards(effect: Effect): string {
  switch (effect.do) {
    case 'draw':
      return t('fight-do-draw', { who: effect.who || 'me', up: yes(effect.up_to), number: effect.number, per: yes(effect.per_contract) });
    case 'fetch':
      return effect.others ? t('fight-do-fetch-others') : t('fight-do-fetch', { what: sayFilter(effect.filter), place: hyphens(effect.place), top: effect.top });
    case 'pass':
      return t('fight-do-pass', { top: effect.top });
    case 'playfetched':
    case 'shuffledrawn':
    case 'mill':
    case 'look':
    case 'steal':
      return t(`fight-do-${effect.do}`);
    case 'shuffle':
      return t('fight-do-shuffle', {
        who: effect.who || 'me', up: yes(effect.up_to), number: effect.number, what: sayFilter(effect.filter, effect.number),
        from: effect.from_discard ? 'discard' : 'hand', per: yes(effect.per_contract),
      });
    case 'shufflehand':
      return t('fight-do-shufflehand', { who: effect.who || 'me' });
    case 'discard':
      return t('fight-do-discard', { who: effect.who || 'me', number: effect.number, what: sayWhat(effect.what, effect.number), random: yes(effect.random) });
    case 'gain':
      return t('fight-do-gain', { number: effect.number, per: yes(effect.per_contract) });
    case 'dropfocus':
      return t('fight-do-dropfocus', { who: effect.who || 'me', number: effect.number });
    case 'change':
      return t('fight-do-change', { who: effect.who || 'me', number: effect.number });
    case 'switch': {
      const to = effect.to === 'any' ? t('fight-any-kamae') : effect.to === 'free' ? t('fight-free-kamae') : kamaeName(effect.to);
      return t('fight-do-switch', { who: effect.who || 'me', to });
    }
    default:
      return sayLasting(effect);
  }
}

function sayLasting(effect: Effect): string {
  switch (effect.do) {
    case 'plain':
      return t(`fight-word-${hyphens(effect.word)}`);
    case 'numbered':
      return t(`fight-figure-${effect.word}`, { number: effect.number });
    case 'forbid':
      return t(`fight-forbid-${effect.what}`);
    case 'stays':
      return t('fight-do-stays', { target: yes(effect.on_target), turns: effect.turns });
    case 'limit':
      return t('fight-do-limit', { what: effect.what, sign: effect.sign, number: effect.number });
    case 'init':
      return t('fight-do-init', { speed: effect.high === effect.low ? String(effect.high) : `${effect.high}–${effect.low}` });
    case 'range':
      return t('fight-do-range', { number: effect.number, per: yes(effect.per_contract) });
    case 'place':
      return t('fight-do-place', { number: effect.number, token: effect.token });
    default:
      return '';
  }
}

export function sayGate(gate: Gate | null): string {
  if (!gate) return '';
  const words: string[] = [];
  if (gate.kamae.length) words.push(t('fight-gate-kamae', { kamae: gate.kamae.map(kamaeName).join(` ${t('fight-or')} `) }));
  for (const word of gate.words) words.push(t(`fight-gate-${word}`));
  if (gate.focus) words.push(t('fight-gate-focus', { focus: gate.focus }));
  return upper(words.join(', '));
}

export function sayChoice(choice: Choice): string {
  const done = choice.lines.map((line, index) => {
    const effects = line.effects.map(sayEffect).join(', ');
    return index === 0 ? effects : `${t(line.joint === 'THEN' ? 'fight-then' : 'fight-plus')} ${effects}`;
  });
  const gate = sayGate(choice.gate);
  return gate ? `${gate}: ${done.join(', ')}` : upper(done.join(', '));
}

export function sectionLabel(part: Part, label: string): string {
  if (label === 'IS') {
    const effects = part.sections.flatMap((one) => (one.label === '' ? one.clauses.flat().flatMap((option) => option.lines.flatMap((line) => line.effects)) : []));
    if (effects.some((one) => one.do === 'block')) return t('fight-if-blocks');
    return t(effects.some((one) => one.do === 'attack' || one.do === 'aim') ? 'fight-if-hits' : 'fight-if-works');
  }
  return t(`fight-${hyphens(label.toLowerCase())}`);
}

/** A line of a card: under which heading it stands, as it is drawn, and in words. */
export interface CardLine {
  head: string;
  clauses: Choice[][];
  words: string;
}

export function linesOf(face: Face): CardLine[] {
  return face.parts.flatMap((part, index) =>
    part.sections.flatMap((section) => {
      const head = section.label ? `${upper(sectionLabel(part, section.label))}:` : index > 0 ? `${part.high === part.low ? part.high : `${part.high}–${part.low}`}:` : '';
      return section.clauses.map((options, at) => ({ head: at === 0 ? head : '', clauses: [options], words: options.map(sayChoice).join(` ${t('fight-or')} `) }));
    }),
  );
}

/** The whole card, line by line. */
export const sayFace = (face: Face): string[] => linesOf(face).map(({ head, words }) => (head ? `${head} ${words}` : words));
