import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { drawn } from '../src/games/senjutsu/art/portraits';
import { pieces } from '../src/games/senjutsu/art/terrain';
import type { Seen } from '../src/games/game';
import { CHARACTERS, TERRAIN, type Effect } from '../src/generated/senjutsu/box';
import type { Foresight, Grids } from '../src/generated/senjutsu/view';
import type { Choosing } from '../src/lib/choosing.svelte';
import { allFaces, effectsOf, facesOf, speedOf } from '../src/games/senjutsu/face';
import { callHexes, cellHexes, distance, stepTo, turned } from '../src/games/senjutsu/hexes';
import { foresee, gridsAfter, reachFor, struckBy, type Foreseen } from '../src/games/senjutsu/foresee';
import { laid, printed } from '../src/games/senjutsu/grids';
import { letterOf, others, tableOf } from '../src/games/senjutsu/table';
import table from '../src/games/senjutsu/text/en.ftl?raw';
import tavolo from '../src/games/senjutsu/text/it.ftl?raw';
import prose from '../../src/budokan/games/senjutsu/text/prose.en.ftl?raw';
import prosa from '../../src/budokan/games/senjutsu/text/prose.it.ftl?raw';
import house from '../../src/budokan/games/senjutsu/text/en.ftl?raw';
import cards from '../../src/budokan/games/senjutsu/text/cards.en.ftl?raw';
import { Words } from '../src/lib/words';

const faces = facesOf({});
const disc = (radius: number): string[] => {
  const found: string[] = [];
  for (let q = -radius; q <= radius; q += 1) for (let r = -radius; r <= radius; r += 1) if (Math.abs(q + r) <= radius) found.push(`${q},${r}`);
  return found;
};
const middle = { hex: '0,0', facing: 0 };

const sources = import.meta.glob<string>('../src/games/senjutsu/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const source = Object.values(sources).join('\n');
const en = `${table}\n${prose}`;
const italian = `${tavolo}\n${prosa}`;
const ids = (catalogue: string): string[] =>
  new FluentResource(catalogue).body.flatMap((one) => [one.id, ...Object.keys('attributes' in one ? one.attributes : {}).map((name) => `${one.id}.${name}`)]).sort();

describe('Senjutsu on the field', () => {
  it('SJ-13.2: a grid turns with the figure', () => {
    expect(cellHexes('FR', '0,0', 0)).toEqual(['1,-1']);
    expect(cellHexes('FR', '0,0', 1)).toEqual(['1,0']);
    expect(cellHexes('FFR', '2,-1', 3)).toEqual(['1,1']);
    expect(cellHexes('RING1', '0,0', 2)).toHaveLength(6);
    expect(turned([0, -2], 6)).toEqual([0, -2]);
    expect(stepTo('0,0', 4)).toBe('-1,1');
    expect(distance('-2,1', '1,-1')).toBe(3);
  });

  it('lays the grids the server tells round whoever carries the card out', () => {
    const grids: Grids = { struck: [['F', [[2, 'w']], false], ['RING2', [], true]], covered: [['FL', true]] };
    const reach = laid([grids], { hex: '1,0', facing: 2 });
    expect(reach.struck.get('2,0')).toEqual({ marks: [[2, 'w']], star: false, far: false });
    expect([...reach.struck.values()].filter((one) => one.star)).toHaveLength(12);
    expect([...reach.covered]).toEqual([[stepTo('1,0', 1), { star: true, far: false }]]);
  });

  it('of a card the server has not spoken of it lays what is printed and asks for nothing', () => {
    const [first, second] = printed(faces('cleaving-waterfall'));
    expect(first).toEqual({ struck: [['FL', [[1, 'w']], false], ['F', [[1, 'w']], false]], covered: [] });
    expect(second).toEqual({ struck: [], covered: [] });
    expect([...laid(printed(faces('ember-block')), middle).covered.keys()].sort()).toEqual(['-1,0', '-1,1', '0,-1']);
  });
});

describe('what the server reckons ahead', () => {
  const figure = (seat: number, hex: string, side = 'n') => ({ seat, figure: 'student', dog: false, hex, side, wounds: 0, bleeding: 0, stuns: 0, hobbled: [] });
  const play = (stage: number) => ({ seat: 0, dog: false, card: 'rock-strike', how: 'chosen', speeds: [3], range: [3, 3], stage, target: -1, halted: false, blocking: false });
  const foresight: Foresight = {
    reaches: [{ seat: 0, dog: false, card: 'rock-strike', hex: '0,0', side: 'n', struck: [['0,-1', [[1, 'w']], false, false], ['1,-2', [[1, 'w']], false, true]], covered: [] }],
    plays: [{ seat: 0, dog: false, card: 'rock-strike', parts: [{ struck: [['F', [[1, 'w']], false]], covered: [] }] }],
  };
  const seen = (change: Record<string, unknown> = {}, ahead: Foresight | null = foresight): Seen =>
    ({
      you: 0,
      options: {},
      view: { seat: 0, table: { figures: [figure(0, '0,0'), figure(1, '1,-2')], players: [{ team: 0 }, { team: 1 }], plays: [], asked: null, speed: 3, own_cards: {}, ...change }, ...(ahead && { foresight: ahead }) },
    }) as unknown as Seen;
  const nothing = { chosen: null } as unknown as Choosing;
  const struck = (found: Foreseen | null): string[] => [...(found?.reach.struck.keys() ?? [])];

  it('is shown of the card one looks at, and of the one that is chosen', () => {
    expect(struck(foresee(seen(), nothing, { card: 'rock-strike', seat: 0 }))).toEqual(['0,-1', '1,-2']);
    expect(foresee(seen(), nothing, { card: 'rock-strike', seat: 1 })).toBeNull();
    const chosen = { chosen: { move: { type: 'sj-choose', card: 'rock-strike' } } } as unknown as Choosing;
    expect(struck(foresee(seen(), chosen, { card: null, seat: 0 }))).toEqual(['0,-1', '1,-2']);
    expect(struckBy(reachFor('rock-strike', 0, seen())!, tableOf(seen().view), 0)).toEqual([{ seat: 1, far: true }]);
  });

  it('is not shown while the telling has its owner elsewhere', () => {
    expect(reachFor('rock-strike', 0, seen({ figures: [figure(0, '0,1')] }))).toBeNull();
    expect(reachFor('rock-strike', 0, seen({ figures: [figure(0, '0,0', 's')] }))).toBeNull();
  });

  it('is laid from where a step or a turn would lead', () => {
    const moving = { plays: [play(1)], asked: { figure: { seat: 0, dog: false }, play: 0, choices: [] } };
    expect(struck(gridsAfter({ type: 'sj-walk', way: 'FR' }, seen(moving)))).toEqual(['1,-2']);
    expect(struck(gridsAfter({ type: 'sj-turn', sense: 'right' }, seen(moving)))).toEqual(['1,-1']);
    expect(struck(foresee(seen(moving), nothing, { card: null, seat: 0 }))).toEqual(['0,-1']);
  });

  it('falls back on what is printed', () => {
    const moving = { plays: [play(1)], asked: { figure: { seat: 0, dog: false }, play: 0, choices: [] } };
    expect(struck(foresee(seen(moving, null), nothing, { card: null, seat: 0 }))).toEqual(['0,-1', '1,-1']);
    expect(foresee(seen({}, null), nothing, { card: 'rock-strike', seat: 0 })).toBeNull();
  });
});

describe('the box of Senjutsu', () => {
  it('draws every fighter and every piece of terrain', () => {
    expect(drawn.filter((one) => one !== 'sensei').sort()).toEqual(Object.keys(CHARACTERS).sort());
    expect(pieces.slice().sort()).toEqual(Object.keys(TERRAIN).sort());
  });

  it('knows both editions, and a card of one’s own comes before both', () => {
    expect(speedOf(faces('river-block'))).toBe('7–4');
    expect(Object.keys(allFaces['beta-v7']).length).toBeGreaterThan(0);
    const own = { ...faces('wheel-strike'), high: 9, low: 9 };
    expect(speedOf(facesOf({}, { 'wheel-strike': own })('wheel-strike'))).toBe('9');
  });

  it('tells seats apart', () => {
    expect(letterOf(['Master', 'Monk', 'Ronin'], 1)).toBe('M2');
    expect(letterOf(['Master', 'Monk', 'Ronin'], 2)).toBe('R');
    expect(letterOf(['Warrior', 'Katana Ashigaru', 'Katana Ashigaru'], 1)).toBe('K1');
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });
});

describe('the words of Senjutsu', () => {
  it('are the same in both languages', () => {
    expect(ids(italian)).toEqual(ids(en));
  });

  it('have every message the table asks for', () => {
    const known = new Set(ids(en));
    const asked = [...new Set([...source.matchAll(/'((?:fight)-[a-z-]+)'/g)].map(([, id]) => id!))].filter((id) => !id.endsWith('-'));
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have no message that nobody asks for', () => {
    const made = /^fight-(ways|do-replace|word|figure|forbid|mark|status|cell|filter|gate|requires|moment|phase|guide|when|deck-schools|shelf|do-(playfetched|shuffledrawn|mill|look|steal)$)/;
    expect(ids(en).filter((id) => id.startsWith('fight-') && !id.includes('.') && !made.test(id) && !source.includes(`'${id}'`))).toEqual([]);
  });

  it('have a sentence for every effect of every card', async () => {
    const { speech } = await import('../src/lib/speech.svelte');
    speech.words = new Words('en', [en, house, cards, 'list-and = { $first } and { $last }\nnobody = nobody']);
    const { sayEffect, sayFace } = await import('../src/games/senjutsu/prose');
    const silent: Effect[] = [];
    for (const face of [...Object.values(allFaces.final), ...Object.values(allFaces['beta-v7'])]) {
      for (const effect of effectsOf(face)) {
        const said = sayEffect(effect);
        if (!said || /fight-|\{|undefined/.test(said)) silent.push(effect);
      }
      expect(sayFace(face).join(' ')).not.toMatch(/fight-|undefined/);
    }
    expect(silent).toEqual([]);
  });
});

describe('what a player calls a hex', () => {
  it('is a letter from the left and a number from above, once each', () => {
    const hexes = disc(2);
    const call = callHexes([...hexes]);
    expect(call('-2,0')).toBe('A2');
    expect(call('0,-2')).toBe('C1');
    expect(call('0,2')).toBe('C5');
    expect(call('2,0')).toBe('E4');
    expect(new Set([...hexes].map(call)).size).toBe(19);
    expect(call('0,9')).toBe('0,9');
  });
});
