// How each card of one side stands at this moment: in the group, apart, lit, about to fall.
import type { Choosing } from '../../lib/choosing.svelte';
import { t } from '../../lib/speech.svelte';
import type { Seen } from '../game';
import { drawnIn, fates, foreseen, prospectOf } from './forecast';
import { answersAt, pieceOf } from './grammar';
import { nameOf } from './lines';
import { fightOf, figuresOf, piecesOf, sideOf, tableOf, type Fight, type Figures, type KenTable, type Piece } from './table';

export type Size = 'large' | 'middle' | 'small' | 'tile';

export interface Standing {
  piece: Piece;
  size: Size;
  state: 'rest' | 'lit' | 'on' | 'no';
  /** Its place in the group, from the front. */
  order: number;
  commander: boolean;
  values: { attack: number; defence: number; resistance: number } | null;
  fate: string;
  fateKind: 'falls' | 'life' | 'drawn';
  /** What it is busy with besides. */
  badge: string;
  active: boolean;
  price: number;
  note: string;
}

export interface Line {
  fighting: Standing[];
  apart: Standing[];
  attack: number | null;
  was: number | null;
}

const sized = (count: number, fighting: boolean): Size => {
  const [large, middle] = fighting ? [3, 5] : [4, 6];
  return count <= large ? 'large' : count <= middle ? 'middle' : 'small';
};

export function lineOf(seat: number, seen: Seen, choosing: Choosing): Line {
  const table = tableOf(seen.view);
  const figures = figuresOf(seen.options);
  const pieces = piecesOf(table);
  const now = fightOf(table);
  const fight = now && foreseen(now, prospectOf(table, choosing.chosen?.move ?? null));
  const side = fight ? sideOf(fight, seat) : 0;
  const group = fight?.groups[side] ?? { front: [], commanders: [], behind: [] };
  const inside = [...group.front, ...group.commanders, ...group.behind];
  const forces = table.players[seat]!.forces;
  const busy = busyWith(table, seat);
  const ready = forces.filter((one) => !inside.includes(one.piece) && !one.engaged && !busy.has(one.piece));
  const forming = table.forming !== null && seat === seen.you;
  const shape = sized(inside.length || ready.length, inside.length > 0);
  const stand = (piece: Piece, size: Size): Standing => standingOf(piece, size, { table, figures, fight, side, group, pieces, choosing, busy });
  const fighting = inside.flatMap((number) => forces.find((one) => one.piece === number) ?? []).map((one) => stand(one, shape));
  const apart = forces
    .filter((one) => !inside.includes(one.piece))
    .map((one) => stand(one, fight && inside.length ? 'tile' : one.engaged || busy.has(one.piece) ? 'tile' : forming ? 'small' : shape))
    .sort((one, other) => Number(one.size === 'tile') - Number(other.size === 'tile'));
  const attack = fight && inside.length ? fight.attack[side] : null;
  const was = now && fight && now.attack[side] !== fight.attack[side] ? now.attack[side] : null;
  return { fighting, apart, attack, was };
}

/** Cards in attacks and defences that are declared but not fought yet, and for what. */
function busyWith(table: KenTable, seat: number): Map<number, string> {
  const found = new Map<number, string>();
  const pieces = piecesOf(table);
  for (const battle of table.battles) {
    const group = battle.attacker === seat ? battle.attack : battle.defence;
    const target = pieces.get(battle.place ?? battle.target ?? -1);
    for (const one of [...group.front, ...group.commanders, ...group.behind]) found.set(one, target ? nameOf(target.card) : '');
  }
  return found;
}

interface Around {
  table: KenTable;
  figures: Figures;
  fight: Fight | null;
  side: 0 | 1;
  group: Fight['groups'][0];
  pieces: Map<number, Piece>;
  choosing: Choosing;
  busy: Map<number, string>;
}

function standingOf(piece: Piece, size: Size, around: Around): Standing {
  const { table, figures, fight, side, group, pieces, choosing, busy } = around;
  const offers = answersAt(piece, choosing.answers, pieces);
  const chosen = offers.some((one) => choosing.isChosen(one));
  const refused = choosing.groups.some((one) => one.impossible.some((no) => pieceOf(no.move) === piece.piece));
  const state = chosen ? 'on' : offers.length ? 'lit' : refused ? 'no' : 'rest';
  const order = group.front.length > 1 || group.commanders.length ? group.front.indexOf(piece.piece) + 1 : 0;
  const { fate, fateKind } = fight ? fateOf(piece, fight, side, table) : { fate: '', fateKind: 'falls' as const };
  const active = fight?.activated.some((one) => one.piece === piece.piece) ?? false;
  const costs = (figures(piece.card).lives ?? []).filter((one) => one > 0);
  const note = [piece.engaged ? t('kt-engaged') : '', fate, chosen ? t('kt-chosen') : offers.length ? t('kt-may-choose') : ''].filter(Boolean).join(', ');
  return {
    piece,
    size,
    state,
    order,
    commander: group.commanders.includes(piece.piece) || group.behind.includes(piece.piece),
    values: fight?.values.find((one) => one.piece === piece.piece) ?? null,
    fate,
    fateKind,
    badge: busy.get(piece.piece) ?? '',
    active,
    price: size === 'large' && fight && costs.length ? costs[0]! : 0,
    note,
  };
}

function fateOf(piece: Piece, fight: Fight, side: 0 | 1, table: KenTable): { fate: string; fateKind: Standing['fateKind'] } {
  const found = fates(table, fight.losses).get(piece.piece);
  if (found) {
    if (found.falls) return { fate: t(found.dead ? 'kt-fate-dead' : 'kt-fate-falls'), fateKind: 'falls' };
    return { fate: t('kt-fate-lives', { lives: found.lives }), fateKind: 'life' };
  }
  return drawnIn(table, fight, side).includes(piece.piece) ? { fate: t('kt-fate-drawn'), fateKind: 'drawn' } : { fate: '', fateKind: 'falls' };
}
