import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../src/games/rising-sun/art/advantages';
import { LAND, SEAWAYS } from '../src/games/rising-sun/art/land';
import { base } from '../src/games/rising-sun/art/shapes';
import { ADVANTAGES, CLANS, MONSTERS, PROVINCES, ROUTES } from '../src/generated/rising-sun/box';
import { cardOf, isAimed, isTalk, placeNamed } from '../src/games/rising-sun/grammar';
import { figureIcon } from '../src/games/rising-sun/icons';
import { NUMBER, numberAt, plateWidth, rewardOf } from '../src/games/rising-sun/labels';
import { answerLine } from '../src/games/rising-sun/lines';
import { planning } from '../src/games/rising-sun/planning';
import { scores } from '../src/games/rising-sun/scoring';
import { battleShown, lastBattle } from '../src/games/rising-sun/story';
import { noSide, termsOf } from '../src/games/rising-sun/talking';
import cards from '../../src/budokan/games/rising_sun/text/cards.en.ftl?raw';
import en from '../src/games/rising-sun/text/en.ftl?raw';
import it_ from '../src/games/rising-sun/text/it.ftl?raw';
import { setPoints, tokenPoints, type SunTable, type Token } from '../src/games/rising-sun/table';
import { pitch, type Camp } from '../src/games/rising-sun/yards';
import type { Seen } from '../src/games/game';
import type { Heard, Offered } from '../src/generated/protocol';
import { group } from '../src/lib/options';
import { speech } from '../src/lib/speech.svelte';
import { Words } from '../src/lib/words';
import sprite from '../src/look/icons.svg?raw';

const ids = (catalogue: string): string[] =>
  new FluentResource(catalogue).body.flatMap((one) => [one.id, ...Object.keys('attributes' in one ? one.attributes : {}).map((name) => `${one.id}.${name}`)]).sort();
const sources = import.meta.glob<string>('../src/games/rising-sun/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const source = Object.values(sources).join('\n');

const offer = (move: Record<string, unknown>): Offered => ({ move, text: { id: '', args: {}, ruling: '' }, ruling: '' });
const told = (event: Record<string, unknown>, number = 1): Heard => ({ event, text: { id: '', args: {}, ruling: '' }, ruling: '', number });

describe('the label of a province', () => {
  it('has its number where it covers neither the reward nor the war pennant', () => {
    for (const [id, ground] of Object.entries(LAND)) {
      const width = plateWidth(rewardOf(id));
      const [x, y] = numberAt(ground, id, width);
      const [[px, py], [wx, wy]] = [ground.plate, ground.pennant];
      const covers = (left: number, right: number, top: number, bottom: number): boolean =>
        x - NUMBER < right && x + NUMBER > left && y - NUMBER < bottom && y + NUMBER > top;
      expect(covers(px - width / 2, px + width / 2, py - 11, py + 10), `${id}: the reward`).toBe(false);
      expect(covers(wx - 10, wx + 10, wy - 13, wy + 14), `${id}: the pennant`).toBe(false);
    }
  });
});

describe('the words of Rising Sun', () => {
  it('say the same things in both languages, without a line that cannot be read', () => {
    expect(ids(it_)).toEqual(ids(en));
    for (const catalogue of [en, it_]) expect(new FluentResource(catalogue).body).toHaveLength(catalogue.match(/^[a-z][\w-]* =/gm)!.length);
  });

  it('are all asked for, and nothing is asked for that is not there', () => {
    const asked = [...new Set([...source.matchAll(/'(rs-[a-z-]+[a-z])'/g)].map(([, id]) => id!))];
    const known = new Set([...ids(en), ...ids(cards)]);
    expect(asked.length).toBeGreaterThan(120);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    const made = /^rs-(phase-|favour-|part-|guide-|outcome$|reparations$)/;
    expect(ids(en).filter((id) => !id.includes('.') && !made.test(id) && !asked.includes(id))).toEqual([]);
  });
});

describe('the art of Rising Sun', () => {
  it('draws every province, every route, every advantage and every monster', () => {
    expect(Object.keys(LAND).sort()).toEqual(Object.keys(PROVINCES).sort());
    expect(SEAWAYS.map((way) => [...way.ends].sort().join())).toEqual(expect.arrayContaining(ROUTES.map((ends) => [...ends].sort().join())));
    expect(SEAWAYS).toHaveLength(ROUTES.length);
    expect(Object.keys(PICTURES).sort()).toEqual(ADVANTAGES.map((one) => one.id).sort());
    for (const monster of Object.keys(MONSTERS)) {
      expect(figureIcon(monster)).toBe(monster);
      expect(sprite).toContain(`id="${monster}"`);
    }
    for (const clan of Object.keys(CLANS)) expect(sprite).toContain(`id="crest-${clan}"`);
  });

  it('gives each clan a base of its own shape', () => {
    const shapes = Object.keys(CLANS).map((clan) => base(clan, 10));
    expect(new Set(shapes).size).toBe(5);
  });

  it('keeps all pieces of a crowded province on its land, none over another', () => {
    const kinds = ['stronghold', 'daimyo', 'river-dragon', 'shinto', 'bushi'];
    const camps: Camp[] = [0, 1, 2, 3, 4].map((seat) => ({ seat, force: 3, leads: seat === 0, pieces: kinds.map((kind) => ({ kind, count: 2, spent: false, ghost: false })) }));
    for (const { yard } of Object.values(LAND)) {
      const { spots, banners } = pitch(camps.slice(0, 3), yard);
      expect(spots).toHaveLength(15);
      expect(banners).toHaveLength(3);
      for (const spot of spots) {
        expect(spot.x - spot.r).toBeGreaterThanOrEqual(yard.x - 1);
        expect(spot.x + spot.r).toBeLessThanOrEqual(yard.x + yard.width + 1);
        for (const other of spots) if (other !== spot) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(1.9 * spot.r);
      }
    }
  });
});

describe('the moves of Rising Sun', () => {
  it('are taken up by what they move, and aim at where it goes', () => {
    const march = { type: 'march', figure: 'bushi', origin: 'edo', province: 'kyoto' };
    expect(cardOf(march)).toBe('bushi@edo');
    expect(isAimed(march)).toBe(true);
    expect(placeNamed(march)).toBe('kyoto');
    expect(placeNamed({ type: 'worship', kami: 'fujin' })).toBe('fujin');
    expect(placeNamed({ type: 'term-keep-out', who: 0, province: 'edo' })).toBeNull();
    expect(isTalk({ type: 'give-coins', target: 1, coins: 2 })).toBe(true);
    expect(isTalk({ type: 'withdraw-offer', target: 1 })).toBe(false);
    expect(isTalk({ type: 'accept', target: 1 })).toBe(false);
  });

  it('RS-16.4: the Coins of a bid are one line of the list, for they are chosen in its panel', () => {
    const options = [0, 1, 2].map((coins) => offer({ type: 'bid', coins }));
    const groups = group([...options, offer({ type: 'accept', target: 1 })], [], { cardOf, isAimed });
    expect(groups.map((one) => [one.opens, one.offered.length])).toEqual([[true, 3], [false, 1]]);
  });

  it('RS-4.14: a deal that is offered is told, not how rich its author is', () => {
    speech.words = new Words('en', [en]);
    const nothing = ['', '', '', 0, 0];
    const table = {
      players: [{ clan: 'lotus', vp: 0, coins: 7, ronin: 0 }, { clan: 'turtle', vp: 9, coins: 5, ronin: 4 }],
      proposals: [[1, 0, false, [0, 0, ['no-bid', 'nagato', 'take-hostage', 0, 0]], [2, 0, nothing]]],
    };
    const seen = { you: 0, view: { table }, reader: { seat: 0, name: () => 'Turtle' } } as unknown as Seen;
    const { detail } = answerLine(offer({ type: 'accept', target: 1 }), seen);
    expect(detail).toBe(answerLine(offer({ type: 'refuse', target: 1 }), seen).detail);
    expect(detail).toMatch(/^Turtle: .*take-hostage.*nagato.* · you: 2 Coins$/);
    expect(detail).not.toContain('9 VP');
  });

  it('RS-10.1: a plan lets each figure move once', () => {
    const table = { provinces: [{ id: 'edo', figures: [['bushi', 'bushi']], strongholds: [1] }], moved: [], season: 0, track: [], phase: 'politics' };
    const seen = { you: 0, view: { table, waiting: [0], decision: { name: 'marshal' } } } as unknown as Seen;
    const march = (province: string): Offered => offer({ type: 'march', figure: 'bushi', origin: 'edo', province });
    const options = [offer({ type: 'done' }), march('kyoto'), march('oshu'), offer({ type: 'build', province: 'edo' })];
    expect(planning.left(options, [march('kyoto')], seen).map((one) => one.move['type'])).toEqual(['march', 'march', 'build']);
    expect(planning.left(options, [march('kyoto'), march('oshu')], seen).map((one) => one.move['type'])).toEqual(['build']);
    (table.moved as unknown[]).push(['bushi', 'edo']);
    expect(planning.left(options, [march('kyoto')], seen).map((one) => one.move['type'])).toEqual(['build']);
    expect(planning.closing(options)?.move).toEqual({ type: 'done' });
  });

  it('RS-4.14: a form becomes the terms of both sides', () => {
    expect(termsOf(2, { ...noSide(), coins: 3, promise: 'no-bid', province: 'edo', advantage: 'seppuku' })).toEqual([
      { type: 'term-coins', who: 2, coins: 3 },
      { type: 'term-no-bid', who: 2, advantage: 'seppuku', province: 'edo' },
    ]);
    expect(termsOf(1, noSide())).toEqual([]);
  });
});

describe('what the table tells afterwards', () => {
  it('RS-16.9: a battle is told in the order of its steps', () => {
    const story = lastBattle([
      told({ type: 'battle-began', province: 'edo', seats: [0, 1] }),
      told({ type: 'bid-revealed', seat: 0, seppuku: 1, hostage: 0, ronin: 2, poets: 0, kept: 1 }),
      told({ type: 'bid-revealed', seat: 1, seppuku: 0, hostage: 0, ronin: 0, poets: 0, kept: 0 }),
      told({ type: 'advantage-won', seat: 0, advantage: 'seppuku' }),
      told({ type: 'seppuku', seat: 0, figures: 2 }),
      told({ type: 'advantage-skipped', advantage: 'take-hostage' }),
      told({ type: 'advantage-won', seat: 0, advantage: 'hire-ronin' }),
      told({ type: 'battle-won', seat: 1, province: 'edo', force: 2 }),
      told({ type: 'token-taken', seat: 1, province: 'edo' }),
      told({ type: 'bid-paid', seat: 0, coins: 3 }),
      told({ type: 'token-discarded', province: 'oshu' }),
    ])!;
    expect(story.bids.get(0)).toEqual({ coins: [1, 0, 2, 0], kept: 1 });
    expect([...story.won]).toEqual([['seppuku', 0], ['take-hostage', -1], ['hire-ronin', 0]]);
    expect(story.told.map((one) => one.chapter)).toEqual(['seppuku', 'seppuku', 'take-hostage', 'hire-ronin', 'outcome', 'outcome', 'reparations']);
    expect([story.winner, story.force]).toEqual([1, 2]);
    expect(lastBattle([])).toBeNull();
  });

  it('a battle whose beginning was not heard is told from what the table shows, and then from what is heard', () => {
    const battle = { province: 'edo', fighters: [0, 2], revealed: false, bids: [null, null, null], hired: [0, 0, 0] };
    const story = battleShown(battle, []);
    expect([story.province, story.fighters, story.winner, story.bids.size]).toEqual(['edo', [0, 2], null, 0]);
    const later = battleShown({ ...battle, revealed: true, bids: [[1, 0, 0, 0], null, [0, 2, 0, 0]] }, [
      told({ type: 'advantage-won', seat: 0, advantage: 'seppuku' }),
      told({ type: 'battle-won', seat: 2, province: 'edo', force: 3 }),
    ]);
    expect(later.bids.get(2)?.coins).toEqual([0, 2, 0, 0]);
    expect([later.winner, later.force, later.won.get('seppuku')]).toEqual([2, 3, 0]);
  });

  it('RS-18.4, RS-18.5: tokens count by season, different provinces by the set', () => {
    const tokens: Token[] = [[0, 'edo'], [2, 'edo'], [1, 'oshu'], [2, 'kyoto']];
    expect(tokenPoints(tokens)).toBe(9);
    expect(setPoints(tokens)).toEqual({ provinces: 3, vp: 10 });
    expect(setPoints(tokens.slice(0, 2))).toEqual({ provinces: 1, vp: 0 });
  });

  it('RS-18.8: the parts of a score are the whole of it', () => {
    const player = (seat: number, vp: number, tokens: Token[]) => ({ seat, vp, tokens });
    const table = { honour: [1, 0], players: [player(0, 22, [[0, 'edo']]), player(1, 22, [])] } as unknown as SunTable;
    const log = [told({ type: 'season-began', season: 'winter' }), told({ type: 'points-gained', seat: 0, vp: 6 }), told({ type: 'tokens-scored', seat: 0, vp: 1 }), told({ type: 'points-gained', seat: 0, vp: 1 })];
    const found = scores(table, log);
    expect(found.map((one) => one.seat)).toEqual([1, 0]);
    expect(found[1]!.parts).toEqual({ year: 15, winter: 6, tokens: 1, set: 0 });
  });
});
