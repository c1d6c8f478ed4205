// What nobody decides is told step by step: what makes a step, what is seen meanwhile, and what the log may say.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../src/generated/senjutsu/box';
import { playNow } from '../src/games/senjutsu/foresee';
import { steps } from '../src/games/senjutsu/steps';
import type { DuelTable, Figure, Foe, Play } from '../src/games/senjutsu/table';
import { tableOf } from '../src/games/senjutsu/table';
import type { Heard, View } from '../src/generated/protocol';
import { Telling } from '../src/lib/telling.svelte';

const HERO = 0;
const FOE = 1;

const heard = (event: { type: Event['type'] } & Record<string, unknown>): Heard => ({ number: 1, event, text: { id: event.type, args: {}, ruling: '' }, ruling: '' });
const typesOf = (lines: Heard[]): unknown[] => lines.map((one) => one.event['type']);

const figure = (seat: number, hex: string, change: Partial<Figure> = {}): Figure => ({
  seat, figure: seat === HERO ? 'warrior' : 'katana-ashigaru', dog: false, hex, side: 'n', wounds: 0, bleeding: 0, stuns: 0, hobbled: [], ...change,
});
const foe = (change: Partial<Foe> = {}): Foe => ({
  seat: FOE, kind: 'katana-ashigaru', count: 0, alive: true, behaviour: 'centre', attitude: 'offensive', distance: 1, wound_limit: 3, stuns: 0, stealthed: false,
  list: [], deck: 5, discards: [], face_down: 0, has_chosen: true, stuns_in_deck: 0, poisons_in_deck: 0, lasting: [], poisons: [], used_poisons: [], contracts: [], completed: [], markers: 0, top: [], ...change,
});

function viewOf(change: Partial<DuelTable> = {}, waiting: number[] = [HERO]): View & { table: DuelTable } {
  const table = {
    players: [], figures: [figure(HERO, '0,0'), figure(FOE, '3,0')], plays: [], turn: 4, speed: 5,
    solo: { foes: [foe()], wave: 0, stage: 0, completed: 0 }, ...change,
  } as unknown as DuelTable;
  return { seat: HERO, seats: 1, waiting, outcome: null, phase: 'choose', table };
}

const revealed = heard({ type: 'sj-revealed', seat: FOE, card: 'stone-block' });
const resolving = heard({ type: 'sj-resolving', seat: FOE, card: 'stone-block', speed: 5 });
const shortest = heard({ type: 'sj-moves-the-shortest-way', seat: FOE, target: HERO });
const walked = (hex: string): Heard => heard({ type: 'sj-walked', seat: FOE, figure: 'katana-ashigaru', hex });
const strikes = heard({ type: 'sj-strikes-where-it-stands', seat: FOE, target: HERO });
const wounded = heard({ type: 'sj-wounded', seat: HERO, figure: 'warrior', wounds: 1 });
const yours = heard({ type: 'sj-revealed', seat: HERO, card: 'headbutt-warrior' });
const turn = heard({ type: 'sj-turn-began', turn: 5 });

describe('what opens a step', () => {
  it('is what a foe does by a rule, never what the hero does', () => {
    expect(steps.opens(revealed, undefined, viewOf())).toBe(true);
    expect(steps.opens(yours, undefined, viewOf())).toBe(false);
    expect(steps.opens(walked('2,0'), undefined, viewOf())).toBe(false);
    expect(steps.opens(wounded, undefined, viewOf())).toBe(false);
  });

  it('is not the rule a card that is just resolving follows: they are one step', () => {
    expect(steps.opens(shortest, resolving, viewOf())).toBe(false);
    expect(steps.opens(shortest, walked('2,0'), viewOf())).toBe(true);
    const other = heard({ type: 'sj-resolving', seat: 2, card: 'stone-block', speed: 5 });
    expect(steps.opens(shortest, other, viewOf()), 'the card of another foe').toBe(true);
  });

  it('is one for all cards that are revealed, and one for all who take their places', () => {
    const also = heard({ type: 'sj-revealed', seat: 2, card: 'stone-block' });
    expect(steps.opens(also, revealed, viewOf())).toBe(false);
    expect(steps.opens(revealed, yours, viewOf()), 'the hero’s card comes first').toBe(true);
    const placed = (seat: number): Heard => heard({ type: 'sj-foe-placed', seat, hex: '1,0', side: 'n' });
    const entered = heard({ type: 'sj-foe-entered', seat: FOE, hex: '1,0' });
    expect(steps.opens(placed(FOE), turn, viewOf())).toBe(true);
    expect(steps.opens(entered, placed(FOE), viewOf())).toBe(false);
    expect(steps.opens(placed(2), entered, viewOf())).toBe(false);
    expect(steps.opens(placed(FOE), undefined, viewOf()), 'where the player has just said it').toBe(false);
  });

  it('is every wave of a horde, which is nobody’s', () => {
    const wave = heard({ type: 'sj-wave-began', wave: 2, stage: 1 });
    expect(steps.opens(wave, undefined, viewOf())).toBe(true);
  });
});

describe('what is seen after an event', () => {
  const after = (event: Heard, now: Partial<DuelTable> = {}, end: Partial<DuelTable> = {}): DuelTable => tableOf(steps.after(viewOf(now), event, viewOf(end)));
  const foeIn = (table: DuelTable): Foe => table.solo!.foes[0]!;

  it('moves, turns and wounds the figure it names and no other', () => {
    expect(after(walked('2,0')).figures.map((one) => one.hex)).toEqual(['0,0', '2,0']);
    expect(after(wounded, { figures: [figure(HERO, '0,0', { wounds: 2 }), figure(FOE, '3,0')] }).figures.map((one) => one.wounds)).toEqual([3, 0]);
    const rotated = heard({ type: 'sj-rotated', seat: FOE, figure: 'katana-ashigaru', side: 'sw' });
    expect(after(rotated).figures.map((one) => one.side)).toEqual(['n', 'sw']);
  });

  it('takes a beaten foe off the field, and marks it', () => {
    const table = after(heard({ type: 'sj-defeated', seat: FOE, figure: 'katana-ashigaru' }));
    expect(table.figures.map((one) => one.seat)).toEqual([HERO]);
    expect(foeIn(table).alive).toBe(false);
  });

  it('brings a foe of a wave onto its hex, looking where it looks in the end', () => {
    const entered = heard({ type: 'sj-foe-entered', seat: FOE, hex: '4,-1' });
    const table = after(entered, { figures: [figure(HERO, '0,0')] }, { figures: [figure(HERO, '0,0'), figure(FOE, '3,0', { side: 'se' })] });
    expect(table.figures.at(-1)).toMatchObject({ seat: FOE, hex: '4,-1', side: 'se' });
  });

  it('turns a card up with what is known of it later in the same turn, but not of a later one', () => {
    const known: Play = { seat: FOE, dog: false, card: 'stone-block', how: 'chosen', speeds: [6], range: [6, 2], stage: 1, target: HERO, halted: true, blocking: true };
    expect(after(revealed, {}, { plays: [known] }).plays).toEqual([{ ...known, stage: 0, halted: false }]);
    expect(after(revealed, {}, { turn: 5, plays: [known] }).plays).toMatchObject([{ card: 'stone-block', speeds: [], blocking: false }]);
  });

  it('carries a card out part by part, whoever else acts at that speed', () => {
    const play = (seat: number, speeds: number[]): Play => ({ seat, dog: false, card: 'stone-block', how: 'chosen', speeds, range: [6, 2], stage: 0, target: HERO, halted: false, blocking: false });
    const plays = [play(FOE, [5, 2]), play(2, [5])];
    const once = after(resolving, { plays });
    expect([once.speed, playNow(once), once.plays.map((one) => one.stage)]).toEqual([5, 0, [1, 0]]);
    const other = after(heard({ type: 'sj-resolving', seat: 2, card: 'stone-block', speed: 5 }), once);
    expect(playNow(after(heard({ type: 'sj-resolving', seat: FOE, card: 'stone-block', speed: 2 }), other)), 'the second part').toBe(0);
    expect(playNow(after(resolving, { plays: [play(FOE, [5]), { ...play(2, [5]), stage: 1 }] })), 'not whoever lies last').toBe(0);
  });

  it('sets a foe on its hex and turns it', () => {
    const placed = heard({ type: 'sj-foe-placed', seat: FOE, hex: '4,-1', side: 'sw' });
    expect(after(placed, { figures: [] }).figures).toMatchObject([{ seat: FOE, hex: '4,-1', side: 'sw' }]);
  });

  it('begins a turn with no cards, and counts what a foe takes from its deck', () => {
    expect(after(turn, { plays: [{ seat: FOE } as Play] })).toMatchObject({ turn: 5, plays: [] });
    expect(foeIn(after(heard({ type: 'sj-foe-took-card', seat: FOE }))).deck).toBe(4);
  });

  it('changes nothing where the event tells nothing to see', () => {
    const view = viewOf();
    expect(steps.after(view, strikes, viewOf())).toBe(view);
  });
});

describe('telling', () => {
  const NEWS = [yours, revealed, resolving, shortest, walked('2,0'), strikes, wounded, turn];
  const end = viewOf({ figures: [figure(HERO, '0,0', { wounds: 1 }), figure(FOE, '2,0')], turn: 5 });
  let shown: Heard[][];
  let telling: Telling;

  beforeEach(() => {
    shown = [];
    telling = new Telling(steps, (told) => shown.push(told));
  });

  const hexes = (): string[] => tableOf(telling.view!).figures.map((one) => one.hex);

  it('holds each step with all that follows from it, and the table as it is then', () => {
    telling.hear(NEWS, viewOf(), end, 7);
    expect([telling.step, telling.steps]).toEqual([1, 3]);
    expect(typesOf(telling.lines)).toEqual(['sj-revealed']);
    expect(hexes(), 'it has not walked yet').toEqual(['0,0', '3,0']);
    telling.next();
    expect(typesOf(telling.lines)).toEqual(['sj-resolving', 'sj-moves-the-shortest-way', 'sj-walked']);
    expect(hexes()).toEqual(['0,0', '2,0']);
    telling.next();
    expect([telling.step, telling.steps]).toEqual([3, 3]);
    expect(typesOf(telling.lines), 'a new turn is no part of the blow').toEqual(['sj-strikes-where-it-stands', 'sj-wounded']);
    expect(tableOf(telling.view!), 'its card still lies there').toMatchObject({ turn: 4, acting: 1, plays: [{}, { card: 'stone-block', stage: 1 }] });
    expect(telling.view, 'the last step is held like the others').not.toBeNull();
    telling.next();
    expect(telling.view).toBeNull();
    expect([telling.step, telling.steps, telling.lines]).toEqual([0, 0, []]);
  });

  it('asks nothing and ends nothing while it tells', () => {
    const before: View = { ...viewOf(), decision: { name: 'choose-cards', ask: { id: 'x', args: {}, ruling: '' }, secret: false } };
    telling.hear(NEWS, before, { ...end, outcome: { winners: [], scores: [], reason: '', side: '', way: '' } }, 7);
    expect(telling.view).toMatchObject({ waiting: [], outcome: null });
    expect(telling.view!.decision).toBeUndefined();
  });

  it('goes on when something happens of which nothing is to be told, and leads to what it is then', () => {
    telling.hear(NEWS, viewOf(), end, 7);
    const later = viewOf({ figures: [figure(HERO, '0,0', { wounds: 1 }), figure(FOE, '2,0')], turn: 5 }, []);
    telling.hear([], end, later, 8);
    expect([telling.step, telling.steps, telling.leadsTo]).toEqual([1, 3, 8]);
    expect(telling.view).not.toBeNull();
  });

  it('lets the log say what has been told, to the line', () => {
    const earlier = [turn, yours];
    const log = [...earlier, ...NEWS];
    expect(telling.told(log), 'nothing is held').toBe(log);
    telling.hear(NEWS, viewOf(), end, 7);
    expect(telling.told(log)).toEqual(log.slice(0, 4));
    telling.next();
    expect(telling.told(log).at(-1)).toBe(NEWS[4]);
    telling.next();
    expect(telling.told(log).at(-1)).toBe(wounded);
    telling.next();
    expect(telling.told(log)).toEqual(log);
  });

  it('shows every line once, step by step or all at once', () => {
    telling.hear(NEWS, viewOf(), end, 7);
    telling.next();
    telling.run();
    expect(shown.flat()).toEqual(NEWS);
    expect(shown).toHaveLength(3);
    expect(telling.view).toBeNull();
    expect(telling.told(NEWS)).toEqual(NEWS);
  });

  it('holds nothing where nobody but the players acts', () => {
    telling.hear([yours, turn], viewOf(), end, 7);
    expect(telling.view).toBeNull();
    expect(shown).toEqual([[yours, turn]]);
    const other = new Telling(undefined, (told) => shown.push(told));
    other.hear(NEWS, viewOf(), end, 7);
    expect(other.view, 'a game without steps').toBeNull();
  });

  it('holds nothing for who has just sat down and saw no table before', () => {
    telling.hear(NEWS, null, end, 7);
    expect(telling.view).toBeNull();
    expect(shown).toEqual([NEWS]);
  });

  it('takes in an update while one is told, and leads to where that ends', () => {
    telling.hear(NEWS.slice(0, 5), viewOf(), viewOf(), 7);
    expect([telling.step, telling.steps, telling.leadsTo]).toEqual([1, 2, 7]);
    telling.hear(NEWS.slice(5), viewOf(), end, 8);
    expect([telling.step, telling.steps, telling.leadsTo]).toEqual([1, 3, 8]);
    expect(typesOf(telling.lines), 'what is told now stays').toEqual(['sj-revealed']);
    expect(telling.told(NEWS)).toEqual(NEWS.slice(0, 2));
    telling.next();
    telling.next();
    expect(typesOf(telling.lines)).toEqual(['sj-strikes-where-it-stands', 'sj-wounded']);
    telling.next();
    expect(telling.view).toBeNull();
    expect(shown.flat()).toEqual(NEWS);
  });

  it('counts a card and its rule as one step also where an update parts them', () => {
    telling.hear([revealed, resolving], viewOf(), viewOf(), 7);
    telling.hear([shortest, strikes], viewOf(), end, 8);
    expect(telling.steps).toBe(3);
    telling.next();
    expect(typesOf(telling.lines)).toEqual(['sj-resolving', 'sj-moves-the-shortest-way']);
    telling.next();
    expect([telling.step, telling.steps]).toEqual([3, 3]);
  });

  it('ends when an update brings nothing more to step through', () => {
    telling.hear([revealed], viewOf(), viewOf(), 7);
    telling.hear([turn], viewOf(), end, 8);
    telling.next();
    expect(telling.view).toBeNull();
    expect(shown.flat()).toEqual([revealed, turn]);
  });
});

describe('whether foes are stepped through', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: () => null });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.resetModules();
    return () => vi.unstubAllGlobals();
  });

  it('is so until the reader says otherwise, which is remembered', async () => {
    const { settings } = await import('../src/lib/settings.svelte');
    expect(settings.stepwise).toBe(true);
    settings.set({ stepwise: false });
    vi.resetModules();
    const later = (await import('../src/lib/settings.svelte')).settings;
    expect(later).not.toBe(settings);
    expect(later.stepwise).toBe(false);
  });
});
