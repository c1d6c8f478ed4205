// What a plain table says of a view: what its fields are called, what stands in them, and which of them are whose.
import type { GameInfo, Offered, Shape, View } from '../generated/protocol';
import { speech } from '../lib/speech.svelte';
import type { Reader } from '../lib/words';

export type Part = Record<string, unknown>;

/** The field that holds what the viewer alone has in hand. */
const HAND = 'hand';
const PLAYERS = 'players';
const SEAT = 'seat';
export const NONE = '–';

const idOf = (field: string): string => `seen-${field.replaceAll('_', '-')}`;

export function label(field: string): string {
  const id = idOf(field);
  if (speech.words.has(id)) return speech.say(id);
  const plain = field.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** One value in words; what is no plain value is told field by field. */
export function said(shape: Shape, value: unknown, reader: Reader): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (shape.kind === 'seat' && typeof value === 'number') return value < 0 ? NONE : reader.name(value);
  if (typeof value === 'string') {
    const ids = [...(shape.say ? [`${shape.say}-${value}`] : []), `${idOf(shape.name)}-${value}`];
    const id = ids.find((one) => speech.words.has(one));
    return id ? speech.say(id) : value;
  }
  if (typeof value === 'boolean') return speech.say(value ? 'plain-yes' : 'plain-no');
  if (Array.isArray(value)) return value.length ? value.map((one) => said(shape, one, reader)).join(', ') : NONE;
  if (typeof value === 'object') {
    const fields = Object.entries(value as Part).map(([name, inner]) => `${label(name)} ${said(shapeIn(shape, name), inner, reader)}`);
    return fields.join(', ') || NONE;
  }
  return String(value);
}

export const shapeIn = (shape: Shape, name: string): Shape =>
  shape.fields.find((one) => one.name === name) ?? { name, kind: 'other', many: false, say: '', fields: [] };

/** What is drawn as a row of cards: several words or numbers. */
export const isRow = (shape: Shape, value: unknown): value is (string | number)[] =>
  shape.many && Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');

/** What is drawn as boxes of their own: parts, several or one. */
export function boxes(shape: Shape, value: unknown): Part[] | null {
  if (shape.kind !== 'part') return null;
  const all = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return all.every((one) => typeof one === 'object' && one !== null) ? (all as Part[]) : null;
}

/** What needs a line of its own: a row that is not empty, or boxes. */
export const isWide = (shape: Shape, value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : shape.kind === 'part' && value !== null && value !== undefined);

/** The parts of a table: who sits there, what lies in the middle, what the reader has in hand. */
export interface Parts {
  players: { shape: Shape; all: Part[] };
  middle: Shape[];
  hand: Shape | null;
}

export function partsOf(info: GameInfo, view: View): Parts {
  const table = view.table as Part;
  const players = info.seen.find((one) => one.name === PLAYERS);
  const hand = info.seen.find((one) => one.name === HAND && one.many) ?? null;
  return {
    players: { shape: players ?? shapeIn({ name: '', kind: 'part', many: false, say: '', fields: [] }, PLAYERS), all: players ? (boxes(players, table[PLAYERS]) ?? []) : [] },
    middle: info.seen.filter((one) => one !== players && one !== hand),
    hand,
  };
}

/** The fields of a player but for the seat, which is their name. */
export const fieldsOf = (player: Shape): Shape[] => player.fields.filter((one) => one.name !== SEAT);

export const seatOf = (player: Part, index: number): number => (typeof player[SEAT] === 'number' ? player[SEAT] : index);

/** Whether a move plays or names this card. */
export const isAbout = (one: Offered, card: string | number): boolean =>
  Object.entries(one.move).some(([field, value]) => field !== 'type' && (value === card || (Array.isArray(value) && value.includes(card))));

/** Everything the seats know laid open in one view: what each knows of themselves, and their hands. */
export function lay(view: View, views: View[]): View {
  const table = view.table as Part;
  const players = table[PLAYERS];
  if (!Array.isArray(players)) return view;
  const open = players.map((player: Part, index: number) => {
    const own = views[seatOf(player, index)]?.table as Part | undefined;
    const known = (own?.[PLAYERS] as Part[] | undefined)?.[index];
    return { ...player, ...known, ...(own && HAND in own ? { [HAND]: own[HAND] } : {}) };
  });
  return { ...view, table: { ...table, [PLAYERS]: open } as Part };
}
