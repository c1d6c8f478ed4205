// The decks this browser keeps: named texts, per game. They never leave it but with a seat that brings one.

export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  text: string;
  at: number;
}

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
  }

  letGo(id: string): void {
    this.kept = this.kept.filter((one) => one.id !== id);
    this.#write();
  }

  #write(): void {
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const decks = new Decks();

export const newId = (): string => Math.random().toString(36).slice(2, 10);
