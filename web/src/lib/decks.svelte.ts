// The decks of the reader: named texts, per game, kept in this browser and, once the hall knows them, with the hall.
import type { KeptDeck } from '../generated/protocol';

const KEY = 'budokan.decks';
const MOST = 200;

function read(): KeptDeck[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptDeck[];
  } catch {
    return [];
  }
}

class Decks {
  kept = $state<KeptDeck[]>(read());
  /** Is told when the reader has changed them. */
  changed: (all: KeptDeck[]) => void = () => undefined;

  /** These are the reader's decks, as the hall keeps them. */
  take(all: KeptDeck[]): void {
    this.kept = all.slice(0, MOST);
    this.#write();
  }

  of(game: string): KeptDeck[] {
    return this.kept.filter((one) => one.game === game);
  }

  at(id: string): KeptDeck | undefined {
    return this.kept.find((one) => one.id === id);
  }

  /** Keep a deck, the newest first; one of the same id is replaced. */
  keep(deck: Omit<KeptDeck, 'at'>): void {
    this.kept = [{ ...deck, at: Date.now() }, ...this.kept.filter((one) => one.id !== deck.id)].slice(0, MOST);
    this.#write();
    this.changed($state.snapshot(this.kept));
  }

  letGo(id: string): void {
    this.kept = this.kept.filter((one) => one.id !== id);
    this.#write();
    this.changed($state.snapshot(this.kept));
  }

  #write(): void {
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const decks = new Decks();

export const newId = (): string => Math.random().toString(36).slice(2, 10);
