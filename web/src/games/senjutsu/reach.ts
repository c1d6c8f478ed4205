// What a card would do on the field: the hexes it strikes and covers, from where its owner stands and from where it lets him go.
import type { Choice, Effect, Face, Gate } from '../../generated/senjutsu/box';
import { WAYS } from '../../generated/senjutsu/box';
import { cellHexes, stepTo } from './hexes';

export interface Stance {
  hex: string;
  facing: number;
}

/** What there is to walk on, and what the owner has to spend. */
export interface Ground {
  hexes: ReadonlySet<string>;
  /** Hexes nobody can step on: terrain, figures. */
  closed: ReadonlySet<string>;
  kamae: string;
  focus: number;
  stealthed: boolean;
  desperate: boolean;
  /** Each part of a movement may go another way: the beta, the drunken Wakou. */
  loose: boolean;
}

export type Marks = [count: number, mark: string][];

/** One hex a card reaches; `far` if only after a step or a turn. */
export interface Reached {
  marks: Marks;
  star: boolean;
  far: boolean;
}

export interface Reach {
  struck: Map<string, Reached>;
  covered: Map<string, { far: boolean; star: boolean }>;
  /** Where its owner may come to stand. */
  ways: Set<string>;
}

interface Moving {
  left: number;
  way: number | null;
  effect: Effect & { do: 'step' | 'rotate' };
}

const key = ({ hex, facing }: Stance): string => `${hex} ${facing}`;

export function isOpen(gate: Gate | null, ground: Ground): boolean {
  if (!gate) return true;
  if (gate.kamae.length && !gate.kamae.includes(ground.kamae)) return false;
  if (gate.words.includes('S') && !ground.stealthed) return false;
  if (gate.words.includes('X') && !ground.desperate) return false;
  return gate.focus <= ground.focus;
}

/** SJ-19.3: where a line of the present kamae is open it is taken, else any that is open. */
export function openOptions(options: Choice[], ground: Ground): Choice[] {
  const open = options.filter((one) => isOpen(one.gate, ground));
  const compelling = open.filter((one) => one.gate && (one.gate.kamae.length || one.gate.words.some((word) => word !== 'st')));
  return compelling.length ? compelling : open;
}

/** The whole card, from the top down. */
export function reachOf(face: Face, start: Stance, ground: Ground): Reach {
  const reach: Reach = { struck: new Map(), covered: new Map(), ways: new Set() };
  let stances = [start];
  for (const part of face.parts) {
    for (const section of part.sections.filter((one) => one.label === '')) {
      for (const clause of section.clauses) {
        const options = openOptions(clause, ground);
        const paid = options.length > 0 && options.every((one) => one.gate !== null && (one.gate.focus > 0 || one.gate.words.includes('st')));
        const next = new Map(paid || !options.length ? stances.map((one) => [key(one), one]) : []);
        for (const option of options) for (const stance of carryOut(option, stances, start, ground, reach)) next.set(key(stance), stance);
        stances = [...next.values()];
      }
    }
  }
  return reach;
}

/** What one option does, from each stance; the stances it leads to. */
function carryOut(option: Choice, stances: Stance[], start: Stance, ground: Ground, reach: Reach): Stance[] {
  let now = stances;
  for (const line of option.lines) {
    const moves = line.effects.filter((one): one is Effect & { do: 'step' | 'rotate' } => (one.do === 'step' || one.do === 'rotate') && one.who === '');
    if (moves.length) now = after(moves, now, ground, reach);
    for (const effect of line.effects) for (const stance of now) mark(effect, stance, key(stance) !== key(start), reach);
  }
  return now;
}

function mark(effect: Effect, { hex, facing }: Stance, far: boolean, reach: Reach): void {
  if (effect.do === 'attack') {
    for (const [cell, all] of effect.cells) {
      const marks = all.filter(([, mark]) => mark !== '*');
      for (const struck of cellHexes(cell, hex, facing)) {
        const known = reach.struck.get(struck);
        if (!known || (known.far && !far)) reach.struck.set(struck, { marks, star: marks.length < all.length, far });
      }
    }
  } else if (effect.do === 'block') {
    for (const [cell, star] of effect.cells) {
      for (const covered of cellHexes(cell, hex, facing)) {
        const known = reach.covered.get(covered);
        if (!known || (known.far && !far)) reach.covered.set(covered, { far, star });
      }
    }
  }
}

/** SJ-11.8: the moves of one line in any order; what is forced is made where it can be. */
function after(moves: (Effect & { do: 'step' | 'rotate' })[], stances: Stance[], ground: Ground, reach: Reach): Stance[] {
  const found = new Map<string, Stance>();
  const go = (stance: Stance, parts: Moving[]): void => {
    const bound = parts.some((one) => one.effect.forced && one.left > 0 && canGo(one, stance, ground));
    if (!bound) {
      found.set(key(stance), stance);
      reach.ways.add(stance.hex);
    }
    parts.forEach((part, index) => {
      for (const [next, way] of steps(part, stance, ground)) {
        go(next, parts.map((one, at) => (at === index ? { ...one, left: one.left - 1, way } : one)));
      }
    });
  };
  for (const stance of stances) go(stance, moves.map((effect) => ({ left: effect.number, way: null, effect })));
  return [...found.values()];
}

const canGo = (part: Moving, stance: Stance, ground: Ground): boolean => steps(part, stance, ground).length > 0;

/** Where one more part of a movement leads. */
function steps(part: Moving, stance: Stance, ground: Ground): [Stance, number][] {
  if (part.left <= 0) return [];
  const fixed = part.way !== null && !ground.loose;
  if (part.effect.do === 'rotate') {
    const senses = fixed ? [part.way!] : [-1, 1];
    return senses.map((sense) => [{ hex: stance.hex, facing: (stance.facing + sense + 6) % 6 }, sense]);
  }
  const ways = fixed ? [part.way!] : [...new Set(part.effect.ways.flatMap((word) => WAYS[word] ?? []))];
  return ways
    .map((way): [Stance, number] => [{ hex: stepTo(stance.hex, stance.facing + way), facing: stance.facing }, way])
    .filter(([{ hex }]) => ground.hexes.has(hex) && !ground.closed.has(hex));
}

/** The grids of a card as they lie from one stance, with no further movement: of the part now carried out, else of all. */
export function gridsFrom(face: Face, stance: Stance, ground: Ground, stage: number | null): Reach {
  const reach: Reach = { struck: new Map(), covered: new Map(), ways: new Set() };
  face.parts.forEach((part, index) => {
    if (stage !== null && index !== stage) return;
    for (const section of part.sections.filter((one) => one.label === '')) {
      for (const clause of section.clauses) {
        for (const option of openOptions(clause, ground)) {
          for (const line of option.lines) for (const effect of line.effects) mark(effect, stance, false, reach);
        }
      }
    }
  });
  return reach;
}
