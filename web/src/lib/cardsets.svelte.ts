// Sets of changed cards under a name, per game, kept in this browser.
export interface KeptSet {
  game: string;
  name: string;
  toml: string;
}

const KEY = 'budokan.cardsets';
const MOST = 60;

function read(): KeptSet[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptSet[];
  } catch {
    return [];
  }
}

class CardSets {
  kept = $state.raw(read());

  of(game: string): KeptSet[] {
    return this.kept.filter((one) => one.game === game);
  }

  /** Keep a set, the newest first; one of the same name is replaced. */
  keep(set: KeptSet): void {
    this.#write([set, ...this.kept.filter((one) => one.game !== set.game || one.name !== set.name)].slice(0, MOST));
  }

  letGo(game: string, name: string): void {
    this.#write(this.kept.filter((one) => one.game !== game || one.name !== name));
  }

  #write(kept: KeptSet[]): void {
    this.kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const cardSets = new CardSets();
