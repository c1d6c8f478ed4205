// Several decisions thought out together and made together: nothing leaves the page before the reader says so.
import { sameMove } from './options';
import type { Offered } from '../generated/protocol';

export class Plan {
  steps = $state.raw<Offered[]>([]);
  /** The steps are being made. */
  running = $state(false);
  #moment = '';

  /** A plan holds for one moment of the game; at another it is forgotten. */
  at(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.steps = [];
  }

  add(one: Offered): void {
    this.steps = [...this.steps, one];
  }

  drop(index: number): void {
    this.steps = this.steps.filter((_, at) => at !== index);
  }

  /** Take the last step back; false if there is none. */
  undo(): boolean {
    if (!this.steps.length) return false;
    this.drop(this.steps.length - 1);
    return true;
  }

  clear(): void {
    this.steps = [];
  }

  /** Make the steps one after another, as long as the table still offers them; true when all are made. */
  async carryOut(offered: () => Offered[], play: (move: Record<string, unknown>) => Promise<boolean>): Promise<boolean> {
    if (this.running) return false;
    this.running = true;
    try {
      while (this.steps.length) {
        const next = this.steps[0]!;
        if (!offered().some((one) => sameMove(one.move, next.move)) || !(await play(next.move))) return false;
        this.drop(0);
      }
      return true;
    } finally {
      this.running = false;
    }
  }
}
