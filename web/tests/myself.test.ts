// What the reader has just chosen stands, whatever the hall remembers from before and whenever it says so.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptDeck, Me, PersonForm } from '../src/generated/protocol';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: () => null });

const deck = (id: string, text: string, at = 1): KeptDeck => ({ id, game: 'ken', name: id, text, at }) as KeptDeck;

/** A hall that remembers one person, answers when it is let, and can be away. */
class Remembering {
  me = { name: 'Aki', language: 'en', look: 'light', listed: true, days: null } as unknown as Me;
  decks: KeptDeck[] = [];
  told: PersonForm[] = [];
  away = false;
  answers: Promise<void> = Promise.resolve();

  doors = {
    me: async (): Promise<Me> => {
      const me = this.me;
      await this.answers;
      if (this.away) throw new Error('away');
      return me;
    },
    settle: async (form: PersonForm): Promise<Me> => {
      if (this.away) throw new Error('away');
      this.told.push(form);
      return (this.me = { ...this.me, ...form } as Me);
    },
    ownDecks: async (): Promise<KeptDeck[]> => this.decks,
    keepDecks: async (decks: KeptDeck[]): Promise<void> => {
      if (this.away) throw new Error('away');
      this.decks = decks;
    },
    ownSeats: async (): Promise<never[]> => [],
    games: async (): Promise<never[]> => [],
  };
}

let house: Remembering;

/** The pages are opened (again) in this browser. */
async function opened() {
  vi.resetModules();
  vi.doMock('../src/lib/hall', () => house.doors);
  const { met, setListed } = await import('../src/lib/myself');
  const { settings } = await import('../src/lib/settings.svelte');
  const { decks } = await import('../src/lib/decks.svelte');
  const { speech } = await import('../src/lib/speech.svelte');
  return { met, setListed, settings, decks, speech };
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  stored.set('budokan.person', JSON.stringify({ key: 'k', met: true }));
  stored.set('budokan.settings', JSON.stringify({ name: 'Aki', language: 'en', theme: 'light' }));
  house = new Remembering();
});

/** Until the hall has been told what there was to tell. */
const quiet = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

describe('what was chosen a moment before the page was left', () => {
  it('stands when the page is opened again, and the hall is told', async () => {
    const first = await opened();
    await first.met();
    first.settings.turnTheme();
    const again = await opened();
    await again.met();
    expect(again.settings.theme).toBe('dark');
    expect(house.me.look).toBe('dark');
    expect(again.settings.untold).toEqual([]);
  });

  it('gives way to another device once the hall has been told', async () => {
    const first = await opened();
    await first.met();
    first.settings.turnTheme();
    await quiet();
    expect(house.told).toHaveLength(1);
    house.me = { ...house.me, look: 'light' };
    const again = await opened();
    await again.met();
    expect(again.settings.theme).toBe('light');
  });

  it('stands for the language as well', async () => {
    const first = await opened();
    await first.met();
    await first.speech.choose('it');
    const again = await opened();
    await again.met();
    expect(again.settings.language).toBe('it');
    expect(house.me.language).toBe('it');
  });

  it('stands for decks: one that was kept and one that was let go', async () => {
    house.decks = [deck('old', 'a'), deck('gone', 'b')];
    const first = await opened();
    await first.met();
    house.away = true;
    first.decks.keep(deck('new', 'c'));
    first.decks.letGo('gone');
    await quiet();
    house.away = false;
    const again = await opened();
    await again.met();
    expect(again.decks.kept.map((one) => one.id)).toEqual(['new', 'old']);
    expect(house.decks.map((one) => one.id)).toEqual(['new', 'old']);
    expect(again.decks.untold).toEqual([]);
  });
});

describe('what is chosen while the hall is asked who the reader is', () => {
  it('stands, and is told once the hall has answered', async () => {
    let answer = (): void => undefined;
    house.answers = new Promise((resolve) => (answer = resolve));
    const { met, settings, speech } = await opened();
    const meeting = met();
    settings.turnTheme();
    await speech.choose('it');
    await quiet();
    expect(house.told, 'nothing is told to a hall that has not been met').toEqual([]);
    answer();
    await meeting;
    await quiet();
    expect([settings.theme, settings.language]).toEqual(['dark', 'it']);
    expect([house.me.look, house.me.language, house.me.listed]).toEqual(['dark', 'it', true]);
  });
});

describe('a hall that is away', () => {
  it('is not told that the reader is unlisted, which this browser does not know', async () => {
    house.away = true;
    const { met, settings } = await opened();
    await met();
    settings.turnTheme();
    await quiet();
    house.away = false;
    settings.set({ name: 'Beniko' });
    await quiet();
    expect(house.told).not.toEqual([]);
    expect(house.told.every((one) => one.listed && one.look === 'dark')).toBe(true);
    expect(settings.name).toBe('Beniko');
  });
});

describe('languages asked for one after the other', () => {
  it('end in the one asked for last, also where a game begins to be spoken meanwhile', async () => {
    const { speech, settings } = await opened();
    const [one, other] = [speech.choose('it'), speech.speakOf('ken')];
    await Promise.all([one, other]);
    expect([settings.language, speech.words.language]).toEqual(['it', 'it']);
    await Promise.all([speech.choose('en'), speech.choose('it'), speech.choose('en')]);
    expect([settings.language, speech.words.language]).toEqual(['en', 'en']);
  });
});
