// The seats this browser holds: the token of each table, kept here and nowhere else. One without a token was taken on another
// device: the reader's own key proves it.
import type { OwnSeat } from '../generated/protocol';

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
  /** Whether the hall knows whose it is. */
  joined?: boolean;
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
  /** Tables at which the hall knows the reader, as it last said. */
  #own = new Set<string>();

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

  markJoined(codes: string[]): void {
    this.held = this.held.map((one) => (codes.includes(one.code) ? { ...one, joined: true } : one));
    this.#keep();
  }

  /** Seats the reader has taken elsewhere. */
  join(own: OwnSeat[]): void {
    this.#own = new Set(own.map((one) => one.code));
    const others = own.filter((one) => !this.at(one.code)).map(({ code, seat, game, at, deck }) => ({ code, token: '', seat, game, at, deck, joined: true }));
    this.held = [...this.held, ...others].sort((one, other) => other.at - one.at).slice(0, MOST);
    this.#keep();
  }

  /** Seats that a token alone proves: the hall does not count them among the reader's. */
  get byTokenAlone(): HeldSeat[] {
    return this.held.filter((one) => !this.#own.has(one.code));
  }

  /** What no token proves is nobody's here any more. */
  dropUnproved(): void {
    this.#own.clear();
    this.held = this.held.filter((one) => one.token).map((one) => ({ ...one, joined: false }));
    this.#keep();
  }

  letAllGo(): void {
    this.held = [];
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.held));
  }
}

export const seats = new Seats();
