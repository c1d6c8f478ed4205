// The games that are played here, as the hall names them, and what a game's own folder says of it at once.
import type { GameInfo } from '../generated/protocol';
import * as hall from './hall';

/** What a game's folder says before its table is loaded; `minutes`: how long a game takes. */
export interface About {
  icon: string;
  minutes: number;
  /** Whether decks are built for it. */
  decks?: boolean;
}

const found = import.meta.glob<About>('../games/*/about.ts', { eager: true, import: 'about' });
const ABOUT: Record<string, About> = Object.fromEntries(Object.entries(found).map(([path, about]) => [path.split('/').at(-2)!, about]));

export const iconOf = (game: string): string => ABOUT[game]?.icon ?? 'hall';
export const minutesOf = (game: string): number | null => ABOUT[game]?.minutes ?? null;
export const hasDecks = (game: string): boolean => ABOUT[game]?.decks ?? false;

class Games {
  /** In the order in which the hall names them. */
  all = $state.raw<GameInfo[]>([]);
  names = $derived(this.all.map((one) => one.name));
  #asked: Promise<GameInfo[]> | null = null;

  /** They stay as they are while the hall runs; a hall that does not answer is asked again. */
  async known(): Promise<GameInfo[]> {
    this.#asked ??= hall.games();
    try {
      this.all = await this.#asked;
    } catch {
      this.#asked = null;
    }
    return this.all;
  }

  /** Which ledger a ruling stands in: that of the game whose rulings begin so, or that of the house. */
  ofRuling(ruling: string): string {
    return this.all.find((one) => one.prefix === ruling.split('-')[0])?.name ?? 'house';
  }

  /** The fewest and the most who play it, in whatever form. */
  seats(game: GameInfo): string {
    const least = Math.min(...game.modes.map((one) => one.least));
    const most = Math.max(...game.modes.map((one) => one.most));
    return least === most ? String(least) : `${least}–${most}`;
  }
}

export const games = new Games();

const quoted = (words: string): string => `{ "${words.replace(/[\\"]/g, '\\$&').replaceAll('\n', ' ')}" }`;

/** What the pages call games of which they have no words of their own, as a catalogue. */
export const namesOf = (all: GameInfo[], language: string, knows: (id: string) => boolean): string =>
  all
    .filter((one) => !knows(`home-${one.name}`))
    .map((one) => {
      const called = one.called[language] ?? one.called['en'];
      return `home-${one.name} = ${quoted(called?.title ?? one.name)}\n    .about = ${quoted(called?.about ?? '')}\n`;
    })
    .join('');
