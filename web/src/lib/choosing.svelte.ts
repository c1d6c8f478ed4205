// What the reader has in hand at this moment of choosing: a card whose targets are asked, an answer not yet given.
import { group, sameMove, type Group, type MoveGrammar } from './options';
import type { Impossible, Offered } from '../generated/protocol';

export class Choosing {
  card = $state<string | null>(null);
  chosen = $state.raw<Offered | null>(null);
  #options = $state.raw<Offered[]>([]);
  #impossible = $state.raw<Impossible[]>([]);
  #moment = '';
  #question = '';
  #alone = true;
  groups: Group[] = $derived.by(() => group(this.#options, this.#impossible, this.grammar));
  open: Group | null = $derived(this.groups.find((one) => one.opens && one.card === this.card) ?? null);
  /** The answers of the list now shown. */
  answers: Offered[] = $derived(
    this.open ? this.open.offered : this.groups.filter((one) => !one.opens).flatMap((one) => one.offered),
  );

  constructor(private readonly grammar: MoveGrammar) {}

  /** A new question: forget what was chosen, unless there is only one answer anyway. Under the same question, what was taken
   * up or chosen stays as long as it is offered, whatever others do meanwhile. True if the answers are others than before. */
  offer(options: Offered[], impossible: Impossible[], question = '', alone = true): boolean {
    const moment = JSON.stringify([question, options.map((one) => one.move), impossible.map((one) => one.move)]);
    if (moment === this.#moment) return false;
    const same = this.#moment !== '' && question !== '' && question === this.#question;
    this.#moment = moment;
    this.#question = question;
    this.#options = options;
    this.#impossible = impossible;
    this.#alone = alone;
    const { card, chosen } = this;
    this.card = same && options.some((one) => this.grammar.cardOf(one.move) === card) ? card : null;
    this.chosen = (same && chosen && options.find((one) => sameMove(one.move, chosen.move))) || this.#only;
    return true;
  }

  /** The answer that is chosen by itself because there is no other. */
  get #only(): Offered | null {
    return this.#alone && this.#options.length === 1 ? this.#options[0]! : null;
  }

  /** Take up a card: its targets are asked, or it is the answer itself. */
  take(card: string): boolean {
    const group = this.groups.find((one) => one.card === card && one.offered.length);
    if (!group) return false;
    if (group.opens) {
      this.card = card;
      this.chosen = group.offered.length === 1 ? group.offered[0]! : null;
    } else {
      this.card = null;
      this.chosen = group.offered[0]!;
    }
    return true;
  }

  /** An answer was given: whatever is asked next is a new moment, even if it reads the same. */
  answered(): void {
    this.#moment = '';
  }

  choose(one: Offered): void {
    this.chosen = one;
  }

  /** Choose this answer, opening the card it plays. */
  aim(one: Offered): void {
    const group = this.groups.find((each) => each.offered.includes(one));
    this.card = group?.opens ? group.card : null;
    this.chosen = one;
  }

  /** Walk among the answers now shown, round and round; the one that is chosen then. */
  walk(by: number): Offered | null {
    if (!this.answers.length) return null;
    const at = this.answers.findIndex((one) => this.isChosen(one));
    const from = at < 0 && by < 0 ? 0 : at;
    this.chosen = this.answers[(from + by + this.answers.length) % this.answers.length]!;
    return this.chosen;
  }

  isChosen(one: Offered): boolean {
    return this.chosen !== null && sameMove(this.chosen.move, one.move);
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (this.card === null && this.chosen === this.#only) return false;
    this.card = null;
    this.chosen = this.#only;
    return true;
  }
}
