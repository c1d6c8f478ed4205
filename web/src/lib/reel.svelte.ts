// The moments of a replay, fetched in stretches as they are looked at.
import { moments } from './hall';
import type { Heard, Moment } from '../generated/protocol';

const STRETCH = 25;

export class Reel {
  #kept = $state.raw(new Map<number, Moment>());
  #asked = new Set<number>();

  constructor(
    readonly id: string,
    /** Through whose eyes: a seat, `watch` or `open`. */
    readonly eyes: string,
    readonly length: number,
  ) {}

  at(moment: number): Moment | null {
    return this.#kept.get(moment) ?? null;
  }

  /** Fetch the stretch a moment lies in, and the next one. */
  async look(moment: number): Promise<void> {
    const stretch = Math.floor(moment / STRETCH);
    await this.#fetch(stretch);
    void this.#fetch(stretch - 1);
    void this.#fetch(stretch + 1);
  }

  async #fetch(stretch: number): Promise<void> {
    const first = stretch * STRETCH;
    if (first < 0 || first > this.length || this.#asked.has(stretch)) return;
    this.#asked.add(stretch);
    try {
      const found = await moments(this.id, first, Math.min(first + STRETCH - 1, this.length), this.eyes);
      const kept = new Map(this.#kept);
      for (const one of found) kept.set(one.moment, one);
      this.#kept = kept;
    } catch {
      this.#asked.delete(stretch);
    }
  }

  /** What was heard up to a moment, as far back as it is known without a gap. */
  heard(moment: number): Heard[] {
    const found: Heard[][] = [];
    for (let at = moment; at >= 0; at -= 1) {
      const one = this.#kept.get(at);
      if (!one) break;
      found.unshift(one.events.map((event) => ({ ...event, number: at })));
    }
    return found.flat();
  }
}
