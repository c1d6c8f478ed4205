// Whoever waits for words has them, also when somebody else asked for the same ones before.
import { expect, it, vi } from 'vitest';

const KEPT = JSON.stringify({ language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => KEPT, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: () => null });
vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));

const { speech } = await import('../src/lib/speech.svelte');

it('says the words of a game to everybody who waited for them', async () => {
  void speech.speakOf('ken');
  await speech.speakOf('ken');
  expect(speech.words.has('game-ken')).toBe(true);
});

it('says the pages behind the front to everybody who waited for them', async () => {
  void speech.goBehind();
  await speech.goBehind();
  expect(speech.whole).toBe(true);
});
