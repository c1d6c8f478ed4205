// The seats this browser holds: the token of each table, kept here and nowhere else.

/** Another seat of the same table, played at this screen too. */
export interface Beside {
  token: string;
  seat: number;
}

export interface HeldSeat {
  code: string;
  token: string;
  seat: number;
  game: string;
  at: number;
  /** The deck brought to it, so that the same can be played again. */
  deck?: string;
  beside?: Beside[];
}

const KEY = 'budokan.seats';
const MOST = 60;

function read(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[];
  } catch {
    return [];
  }
}

class Seats {
  held = $state<HeldSeat[]>(read());

  at(code: string): HeldSeat | undefined {
    return this.held.find((one) => one.code === code);
  }

  hold(one: HeldSeat): void {
    this.held = [one, ...this.held.filter((other) => other.code !== one.code)].slice(0, MOST);
    this.#keep();
  }

  /** Somebody else sits at this screen. */
  holdBeside(code: string, one: Beside): void {
    this.held = this.held.map((held) => (held.code === code ? { ...held, beside: [...(held.beside ?? []), one] } : held));
    this.#keep();
  }

  letGo(code: string): void {
    this.held = this.held.filter((one) => one.code !== code);
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.held));
  }
}

export const seats = new Seats();
