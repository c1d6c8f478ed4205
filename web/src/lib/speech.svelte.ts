// The catalogues of the language now spoken: what the hall's front says at once (`en.ftl`), what the other pages say besides
// (`lab.en.ftl`) when one of them is opened, a game's own when its table is. Two games may use one name for different things, so one game is spoken at a time.
import { games, namesOf } from './games.svelte';
import * as hall from './hall';
import { part } from './parts';
import { settings } from './settings.svelte';
import { Words, type Arg, type Language, type Reader, type Said } from './words';

type Load = () => Promise<string>;

const front: Record<string, Load> = {
  ...import.meta.glob<string>('../text/{en,it}.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/budokan/{kernel,hall}/text/{en,it}.ftl', { query: '?raw', import: 'default' }),
};
const further: Record<string, Load> = {
  ...import.meta.glob<string>('../text/*.{en,it}.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/budokan/{kernel,hall}/text/*.{en,it}.ftl', { query: '?raw', import: 'default' }),
};
/** What a game says itself, and what its table in the browser says besides. */
const ofGames: Record<string, Load> = {
  ...import.meta.glob<string>('../../../src/budokan/games/*/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' }),
};

/** The folders a game keeps its words in: those of the house, and those of its table in the browser. */
const folders = (game: string): string[] => [`/games/${game.replaceAll('-', '_')}/text/`, `/games/${game}/text/`];

async function load(from: Record<string, Load>, language: Language, parts = ['']): Promise<string[]> {
  const wanted = Object.keys(from).filter((path) => path.endsWith(`${language}.ftl`) && parts.some((part) => path.includes(part)));
  return Promise.all(wanted.sort().map((path) => part(from[path]!)));
}

/** The words of a game; of one that others brought along to the hall they come from there. */
async function wordsOf(game: string, language: Language): Promise<string[]> {
  const own = await load(ofGames, language, folders(game));
  return own.length ? own : [await part(() => hall.catalogue(game, language))];
}

class Speech {
  words = $state.raw(new Words('en', []));
  /** Whether `words` has what the pages behind the front say. */
  whole = $state(false);
  #behind = false;
  #game = '';
  #called: Record<string, string> = {};
  #wanted: Language | null = null;
  #latest: Promise<void> = Promise.resolve();

  /** The reader wants this language from now on. */
  async choose(language: Language): Promise<void> {
    settings.chose('language');
    await this.speak(language);
    settings.chose('language'); // the hall may have been told the one before while this one was fetched
  }

  /** Ends when what was asked for last is spoken: catalogues may arrive in any order, and an older wish does not come back. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#latest = this.#fetch(language));
  }

  async #fetch(language: Language): Promise<void> {
    const [game, called, behind] = [this.#game, this.#called, this.#behind];
    const overtaken = (): boolean => language !== this.#wanted || game !== this.#game || called !== this.#called || behind !== this.#behind;
    const base = behind ? { ...front, ...further } : front;
    const [all, own, known] = await Promise.all([load(base, language), game ? wordsOf(game, language) : [], games.known()]);
    if (overtaken()) return this.#latest;
    const words = new Words(language, [...all, ...own]);
    words.add(namesOf(known, language, (id) => words.has(id)));
    words.alsoCall(called);
    this.words = words;
    this.whole = behind;
    settings.set({ language }, { quiet: true });
  }

  /** From now on the pages behind the front are spoken as well; ends when they are, also for whoever asks a second time. */
  goBehind(): Promise<void> {
    if (this.#behind) return this.#latest;
    this.#behind = true;
    return this.speak(this.#wanted ?? settings.language);
  }

  /** From now on this game is spoken; `called` names the cards of somebody's own at its table. Ends when it is, as `goBehind` does. */
  speakOf(game: string, called: Record<string, string> = {}): Promise<void> {
    if (this.#game === game && JSON.stringify(this.#called) === JSON.stringify(called)) return this.#latest;
    this.#game = game;
    this.#called = called;
    return this.speak(this.#wanted ?? settings.language);
  }

  /** What a game calls its things in the language spoken now, whichever game's table is spoken of. */
  async wordsOf(game: string): Promise<Words> {
    const language = this.#wanted ?? settings.language;
    return new Words(language, await load(ofGames, language, folders(game)));
  }

  say(said: Said | string, reader?: Reader): string {
    return this.words.say(said, reader);
  }
}

export const speech = new Speech();

/** A message of the pages, in the reader's language. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return speech.say({ id, args });
}
