// What a game brings lies in its own folder and is found by its place: nothing outside of the folders names a game.
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../src/games/learn';
import { artistOf } from '../src/lib/pictured';
import { settlingOf } from '../src/lib/settling';

const shared = import.meta.glob<string>(['../src/{lib,components,pages,plain}/**/*.{ts,svelte}', '../src/games/*.ts', '../src/*.{ts,svelte}'], { query: '?raw', import: 'default', eager: true });
const GAMES = Object.keys(import.meta.glob('../src/games/*/about.ts')).map((path) => path.split('/').at(-2)!);
/** The one name there is: whose page is shown where nobody has named a game. */
const FIRST = "export const FIRST_GAME = 'samurai-sword';";

describe('the folders of the games', () => {
  it('alone name a game', () => {
    expect(Object.keys(shared).length).toBeGreaterThan(100);
    expect(GAMES.length).toBeGreaterThanOrEqual(4);
    const named = Object.entries(shared).flatMap(([path, source]) => GAMES.filter((game) => new RegExp(`['"\`/]${game}['"\`]`).test(source.replace(FIRST, ''))).map((game) => `${path}: ${game}`));
    expect(named).toEqual([]);
    expect(shared['../src/lib/paths.ts']).toContain(FIRST);
  });

  it('bring lessons, artists and what is settled beforehand', async () => {
    expect(Object.keys(LESSONS).sort()).toEqual([...GAMES].sort());
    const artist = await artistOf('senjutsu');
    expect(artist('warrior')?.inside).toContain('<');
    expect(settlingOf('rising-sun').usual).toBe(4);
  });

  it('may bring nothing of it', async () => {
    expect((await artistOf('silent-auction'))('anybody')).toBeNull();
    expect(settlingOf('silent-auction')).toEqual({});
  });
});
