// What figures that nobody leads have done is told step by step: each step is held until the reader asks for the next.
import type { Heard } from '../generated/protocol';
import type { View } from '../generated/protocol';

/** What a game brings so that its news can be told in steps. */
export interface Steps {
  /** Whether this line begins a step; `before` is the line ahead of it. */
  opens(heard: Heard, before: Heard | undefined, view: View): boolean;
  /** Whether what comes now belongs to no step until another begins. */
  closes(heard: Heard): boolean;
  /** The view once this has happened, as far as the event tells; `end` is the view to which it all leads. */
  after(view: View, heard: Heard, end: View): View;
}

export class Telling {
  /** What is seen while there is something to tell; null when the table is seen as it is. */
  view = $state.raw<View | null>(null);
  /** The lines of the step that is told now. */
  lines = $state.raw<Heard[]>([]);
  /** Which step it is, and of how many. */
  step = $state(0);
  steps = $state(0);
  /** The lines that are still to be told. */
  untold = $state(0);
  /** The number of the table all this leads to. */
  leadsTo = 0;

  #rest: Heard[] = [];
  #end: View | null = null;
  #before: Heard | undefined;

  constructor(
    readonly game: Steps | undefined,
    readonly show: (told: Heard[]) => void,
  ) {}

  /** News: told in steps, or, where there is nothing to step through, not held at all. */
  hear(news: Heard[], before: View | null, end: View | null, number: number): void {
    const opening = this.game && before && end ? this.#openings(news, end) : 0;
    if (!this.view && (!opening || !before || !end)) {
      this.show(news);
      return;
    }
    this.#end = end;
    this.leadsTo = number;
    this.steps += opening;
    this.#rest.push(...news);
    this.untold = this.#rest.length;
    if (!this.view && before) {
      this.view = { ...before, waiting: [], decision: undefined, outcome: null };
      this.next();
    }
  }

  #openings(news: Heard[], view: View): number {
    return news.filter((heard, index) => this.game!.opens(heard, news[index - 1] ?? this.#rest.at(-1) ?? this.#before, view)).length;
  }

  /** Of everything that happened, what has been told: no log runs ahead of the telling. */
  told(log: Heard[]): Heard[] {
    return this.untold ? log.slice(0, -this.untold) : log;
  }

  /** The next step: what came before it happens unsaid, then its first line and all that follows from it until the next or until a step is closed. */
  next(): void {
    const lines: Heard[] = [];
    const seen: Heard[] = [];
    while (this.#rest.length && this.view && this.#end) {
      const heard = this.#rest[0]!;
      const opens = this.game!.opens(heard, this.#before, this.#end);
      if (lines.length && (opens || this.game!.closes(heard))) break;
      if (opens || lines.length) lines.push(heard);
      seen.push(heard);
      this.view = this.game!.after(this.view, heard, this.#end);
      this.#before = this.#rest.shift();
    }
    this.show(seen);
    this.untold = this.#rest.length;
    if (lines.length) {
      this.step += 1;
      this.lines = lines;
    } else this.#stop();
  }

  /** Tell the rest at once. */
  run(): boolean {
    this.show(this.#rest);
    this.#stop();
    return true;
  }

  #stop(): void {
    this.#rest = [];
    this.#end = null;
    this.#before = undefined;
    this.view = null;
    this.lines = [];
    this.step = this.steps = this.untold = 0;
  }
}
