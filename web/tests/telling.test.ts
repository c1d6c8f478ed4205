// What nobody decides is told step by step: what makes a step, what is seen meanwhile, and what the log may say.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../src/generated/senjutsu/box';
import { playNow } from '../src/games/senjutsu/foresee';
import { steps } from '../src/games/senjutsu/steps';
import type { DuelTable, Figure, Foe, Play } from '../src/games/senjutsu/table';
import { tableOf } from '../src/games/senjutsu/table';
import type { Heard, View } from '../src/generated/protocol';
import { FARTHEST_BEHIND, heldFor, type Pace } from '../src/lib/pace';
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

describe('what the server reckons of the cards of this turn', () => {
  const plays = [{ seat: FOE, dog: false, card: 'stone-block', parts: [] }];
  const told = (turn: number): View => ({ ...viewOf({ turn }), foresight: { reaches: [], plays } });

  it('is known of a card from the moment it is turned up', () => {
    expect(steps.after(viewOf(), revealed, told(4)).foresight).toEqual({ reaches: [], plays });
  });

  it('does not hold of another turn', () => {
    expect(steps.after(viewOf(), revealed, told(5)).foresight).toBeUndefined();
  });
});

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
    expect(after(revealed, {}, { turn: 5, plays: [known] }).plays, 'only what it says itself').toMatchObject([{ card: 'stone-block', range: [6, 2], speeds: [], blocking: false }]);
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

  it('tells what players do as one beat', () => {
    telling.hear([yours, turn], viewOf(), end, 7);
    expect(typesOf(telling.lines)).toEqual(['sj-revealed']);
    telling.next();
    expect(telling.view, 'a new turn needs no telling').toBeNull();
    const other = new Telling(undefined, () => undefined);
    other.hear(NEWS, viewOf(), end, 7);
    expect([other.lines.length, other.steps], 'a game without steps').toEqual([NEWS.length, 1]);
    expect(other.view).toMatchObject({ table: end.table });
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

describe('at the reader’s own pace', () => {
  const end = viewOf({ turn: 5 }, []);
  const news = (number: number): Heard[] => [{ ...wounded, number }];
  let pace: Pace;
  let telling: Telling;
  let shown: number[];
  const hear = (number: number, own = false, after: View = end, before: View = end): void => telling.hear(news(number), before, after, number, own);

  beforeEach(() => {
    vi.useFakeTimers();
    pace = 'normal';
    shown = [];
    telling = new Telling(undefined, (told) => shown.push(...told.map((one) => one.number)), { pace: () => pace, length: (lines) => 30 * lines.length });
    return () => vi.useRealTimers();
  });

  it('shows the first thing at once and holds each for as long as its words take', () => {
    [1, 2, 3].forEach((number) => hear(number));
    expect([shown, telling.pending]).toEqual([[1], 2]);
    vi.advanceTimersByTime(heldFor('normal', 30) - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(2 * heldFor('normal', 30));
    expect([shown, telling.view, telling.busy]).toEqual([[1, 2, 3], null, false]);
  });

  it.each([['slow', 'normal'], ['normal', 'quick'], ['quick', 'at-once']] as [Pace, Pace][])('is slower when %s than when %s', (one, other) => {
    expect(heldFor(one, 40)).toBeGreaterThan(heldFor(other, 40));
    expect(heldFor(one, 80)).toBeGreaterThan(heldFor(one, 40));
  });

  it('holds nothing at once, and everything step by step until the reader goes on', () => {
    pace = 'at-once';
    [1, 2].forEach((number) => hear(number));
    expect([shown, telling.view]).toEqual([[1, 2], null]);
    pace = 'step';
    [3, 4].forEach((number) => hear(number));
    vi.advanceTimersByTime(3_600_000);
    expect(shown).toEqual([1, 2, 3]);
    telling.next();
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('never falls farther behind than it may, however much comes', () => {
    for (let number = 0; number < 100; number += 1) hear(number);
    vi.advanceTimersByTime(FARTHEST_BEHIND * 6);
    expect([shown.length, telling.pending]).toEqual([100, 0]);
    let farthest = 0;
    const heard = new Map<number, number>();
    shown.length = 0;
    for (let number = 100; number < 700; number += 1) {
      hear(number);
      heard.set(number, Date.now());
      vi.advanceTimersByTime(300);
      farthest = Math.max(farthest, Date.now() - heard.get(shown.at(-1)!)!);
    }
    expect(heldFor('normal', 30), 'the table is faster than the reader').toBeGreaterThan(300);
    expect(farthest, 'a table that does not stop').toBeLessThan(FARTHEST_BEHIND + 1000);
  });

  it('goes by another pace from the moment it is chosen', () => {
    [1, 2].forEach((number) => hear(number));
    pace = 'step';
    telling.repace();
    vi.advanceTimersByTime(100_000);
    expect(shown).toEqual([1]);
    pace = 'quick';
    telling.repace();
    vi.advanceTimersByTime(heldFor('quick', 30));
    expect(shown).toEqual([1, 2]);
  });

  it('does not hold what the reader has done themselves', () => {
    hear(1, true);
    expect([shown, telling.busy]).toEqual([[1], false]);
    pace = 'step';
    hear(2, true);
    expect([shown, telling.busy]).toEqual([[1, 2], false]);
  });

  it('takes no question out of the reader’s hands that is still the same', () => {
    const asked: View = { ...end, waiting: [HERO, FOE], decision: { name: 'choose-cards', ask: { id: 'x', args: {}, ruling: '' }, secret: true } };
    hear(1, false, asked, asked);
    expect([shown, telling.busy]).toEqual([[1], false]);
    hear(2, false, asked, end);
    expect(telling.busy, 'a new one waits until the reader was told why').toBe(true);
  });

  it('keeps what happened since the reader decided, to be walked through', () => {
    [1, 2, 3].forEach((number) => hear(number));
    telling.run();
    expect(telling.past.map((one) => one.lines[0]!.number)).toEqual([1, 2, 3]);
    telling.look(1);
    expect([telling.at, telling.lines[0]!.number, telling.busy]).toEqual([1, 2, true]);
    hear(4);
    vi.advanceTimersByTime(100_000);
    expect([telling.at, shown], 'nothing is told while the reader looks elsewhere').toEqual([1, [1, 2, 3]]);
    telling.look(2);
    telling.look(3);
    expect([telling.at, shown], 'beyond the last is now').toEqual([null, [1, 2, 3, 4]]);
    telling.decided();
    expect(telling.past).toEqual([]);
  });

  it('has ready what happened while the reader was away, without telling it', () => {
    telling.arrive([...news(3), ...news(4), ...news(4), ...news(6)], 3);
    expect([telling.past.map((one) => one.lines.length), telling.busy, shown]).toEqual([[2, 1], false, []]);
    telling.look(0);
    expect([telling.at, telling.view, telling.busy]).toEqual([0, null, true]);
  });

  it('ends nothing before the last blow was seen', () => {
    const over: View = { ...end, outcome: { winners: [0], scores: [], reason: '', side: '', way: '' } };
    hear(1, false, over);
    expect(telling.view).toMatchObject({ outcome: null });
    vi.advanceTimersByTime(heldFor('normal', 30));
    expect(telling.view).toBeNull();
  });
});

describe('a reveal in a duel', () => {
  const duel = (waiting: number[]): View => ({ ...viewOf({ solo: null } as Partial<DuelTable>, waiting), seats: 2 });
  const card = (seat: number): Heard => heard({ type: 'sj-revealed', seat, card: 'stone-block' });
  const part = (seat: number, speed: number): Heard => heard({ type: 'sj-resolving', seat, card: 'stone-block', speed });

  it('turns both cards together, then goes from fast to slow, each part with what it does', () => {
    const telling = new Telling(steps, () => undefined);
    telling.hear([card(0), card(1), part(1, 6), walked('2,0'), part(0, 3), wounded, turn], duel([0]), duel([0]), 3, true);
    const beats: unknown[][] = [];
    for (; telling.view; telling.next()) beats.push(typesOf(telling.lines));
    expect(beats).toEqual([['sj-revealed', 'sj-revealed'], ['sj-resolving', 'sj-walked'], ['sj-resolving', 'sj-wounded']]);
  });

  it('shows the field as it is at each speed', () => {
    const telling = new Telling(steps, () => undefined);
    telling.hear([card(0), card(1), part(1, 6), walked('2,0'), part(0, 3), wounded], duel([0]), duel([0]), 3, true);
    const seen = (): unknown => [tableOf(telling.view!).plays.length, tableOf(telling.view!).figures.map((one) => one.hex)];
    expect(seen()).toEqual([2, ['0,0', '3,0']]);
    telling.next();
    expect(seen()).toEqual([2, ['0,0', '2,0']]);
    expect(tableOf(telling.view!).speed).toBe(6);
  });
});

describe('the pace', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: () => null });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('navigator', { language: 'en' });
    vi.resetModules();
    return () => vi.unstubAllGlobals();
  });

  it('is normal until the reader says otherwise, which is remembered', async () => {
    const { settings } = await import('../src/lib/settings.svelte');
    expect(settings.pace).toBe('normal');
    settings.set({ pace: 'step' });
    vi.resetModules();
    const later = (await import('../src/lib/settings.svelte')).settings;
    expect(later).not.toBe(settings);
    expect(later.pace).toBe('step');
  });
});
