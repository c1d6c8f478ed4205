// The decks of the reader: named texts, per game, kept in this browser and, once the hall knows them, with the hall.
import type { KeptDeck } from '../generated/protocol';

const KEY = 'budokan.decks';
const UNTOLD = 'budokan.decks.untold';
const MOST = 200;

function read<Kept>(key: string): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

class Decks {
  kept = $state(read<KeptDeck>(KEY));
  /** Those the reader has kept or let go since the hall was last told, by id. */
  untold = read<string>(UNTOLD);
  /** Is told when the reader has changed them. */
  changed: () => void = () => undefined;

  /** These are the reader's decks, as the hall keeps them; what it does not know yet of this browser stands. */
  take(all: KeptDeck[]): void {
    const changed = (one: KeptDeck): boolean => this.untold.includes(one.id);
    this.kept = [...this.kept.filter(changed), ...all.filter((one) => !changed(one))].slice(0, MOST);
    this.#write();
  }

  /** The hall has been told these; what was changed while it was told is to be told yet. */
  told(all: KeptDeck[]): void {
    const as = (decks: KeptDeck[], id: string): string | undefined => JSON.stringify(decks.find((one) => one.id === id));
    this.untold = this.untold.filter((id) => as(all, id) !== as(this.kept, id));
    this.#write();
  }

  of(game: string): KeptDeck[] {
    return this.kept.filter((one) => one.game === game);
  }

  snapshot(): KeptDeck[] {
    return $state.snapshot(this.kept);
  }

  at(id: string): KeptDeck | undefined {
    return this.kept.find((one) => one.id === id);
  }

  /** Keep a deck, the newest first; one of the same id is replaced. */
  keep(deck: Omit<KeptDeck, 'at'>): void {
    this.kept = [{ ...deck, at: Date.now() }, ...this.kept.filter((one) => one.id !== deck.id)].slice(0, MOST);
    this.#change(deck.id);
  }

  letGo(id: string): void {
    this.kept = this.kept.filter((one) => one.id !== id);
    this.#change(id);
  }

  /** Another person from now on: their decks are those the hall keeps. */
  forgetUntold(): void {
    this.untold = [];
    this.#write();
  }

  #change(id: string): void {
    this.untold = [...new Set([...this.untold, id])];
    this.#write();
    this.changed();
  }

  #write(): void {
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    localStorage.setItem(UNTOLD, JSON.stringify(this.untold));
  }
}

export const decks = new Decks();

export const newId = (): string => Math.random().toString(36).slice(2, 10);
