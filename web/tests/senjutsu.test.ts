import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { drawn } from '../src/games/senjutsu/art/portraits';
import { pieces } from '../src/games/senjutsu/art/terrain';
import { CHARACTERS, TERRAIN, type Effect } from '../src/generated/senjutsu/box';
import { allFaces, effectsOf, facesOf, speedOf } from '../src/games/senjutsu/face';
import { callHexes, cellHexes, distance, stepTo, turned } from '../src/games/senjutsu/hexes';
import { gridsFrom, openOptions, reachOf, type Ground } from '../src/games/senjutsu/reach';
import { letterOf, others } from '../src/games/senjutsu/table';
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
const ground = (change: Partial<Ground> = {}): Ground => ({
  hexes: new Set(disc(5)), closed: new Set(), kamae: 'N', focus: 0, stealthed: false, desperate: false, loose: false, ...change,
});
const middle = { hex: '0,0', facing: 0 };
const near = (reach: ReturnType<typeof reachOf>): string[] => [...reach.struck].filter(([, one]) => !one.far).map(([hex]) => hex).sort();
const far = (reach: ReturnType<typeof reachOf>): string[] => [...reach.struck].filter(([, one]) => one.far).map(([hex]) => hex).sort();

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

  it('an attack without movement strikes from where one stands', () => {
    const reach = reachOf(faces('warding-arc'), middle, ground());
    expect(near(reach)).toEqual(['-1,-1', '-1,0', '0,-2', '1,-1', '1,-2'].sort());
    expect(far(reach)).toEqual([]);
  });

  it('SJ-19.3: a line of the present kamae is taken instead of a free one', () => {
    const [clause] = faces('scything-uppercut').parts[0]!.sections[0]!.clauses.filter((options) => options.length > 1);
    expect(openOptions(clause!, ground({ kamae: 'B' }))).toEqual([clause![1]]);
    expect(openOptions(clause!, ground())).toEqual([clause![0]]);
  });

  it('a step that may be made widens the reach, one that must be made shifts it', () => {
    const may = reachOf(faces('scything-uppercut'), middle, ground());
    expect(near(may)).toEqual(['-1,0', '0,-1', '1,-2']);
    expect(far(may)).toContain('0,0');
    const must = reachOf(faces('wheel-strike'), middle, ground());
    expect(near(must)).toEqual([]);
    expect(far(must)).toEqual(['0,-2']);
    const walled = reachOf(faces('wheel-strike'), middle, ground({ closed: new Set(['0,-1']) }));
    expect(near(walled)).toEqual(['0,-1']);
  });

  it('what costs more focus than there is does not count', () => {
    const poor = reachOf(faces('rock-strike'), middle, ground({ kamae: 'D' }));
    const rich = reachOf(faces('rock-strike'), middle, ground({ kamae: 'D', focus: 1 }));
    expect(rich.struck.size).toBeGreaterThan(poor.struck.size);
  });

  it('a block covers hexes, and only the part carried out counts while it is carried out', () => {
    expect([...reachOf(faces('ember-block'), middle, ground()).covered.keys()].sort()).toEqual(['-1,0', '-1,1', '0,-1']);
    const feral = faces('cleaving-waterfall');
    expect(gridsFrom(feral, middle, ground(), 0).struck.size).toBe(2);
    expect(gridsFrom(feral, middle, ground({ focus: 1 }), 1).struck.size).toBe(2);
    expect(gridsFrom(feral, middle, ground(), 1).struck.size).toBe(0);
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
