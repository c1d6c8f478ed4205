// What happens is told beat by beat at the reader's own pace. The table may be far ahead: what was heard waits here.
import type { Heard, View } from '../generated/protocol';
import { FARTHEST_BEHIND, heldFor, hurry, type Pace } from './pace';

/** What a game brings so that what one decision led to can be told in several beats. */
export interface Steps {
  /** Whether this line begins a beat; `before` is the line ahead of it. */
  opens(heard: Heard, before: Heard | undefined, view: View): boolean;
  /** Whether what comes now belongs to no beat until another begins. */
  closes(heard: Heard): boolean;
  /** The view once this has happened, as far as the event tells; `end` is the view to which it all leads. */
  after(view: View, heard: Heard, end: View): View;
}

/** One thing that happened: its lines, and the table before and after it; where only the words are known there is no table. */
export interface Beat {
  lines: Heard[];
  before: View | null;
  view: View | null;
  /** The game has said that a beat begins here. */
  opened?: boolean;
  /** It happens without being held: nothing of it needs telling. */
  unsaid?: boolean;
}

/** How the reader reads. */
export interface Reading {
  pace: () => Pace;
  /** How many characters these lines have, in words. */
  length: (lines: Heard[]) => number;
  /** How far behind the reader may fall, in milliseconds. */
  farthest?: () => number;
}

/** After the last beat its words stay until something else is to be seen. */
const LINGERS = 900;
/** So many beats are kept to be walked through again. */
const MOST_KEPT = 120;
/** The last beat before one's own question is held for a part of its time: the question says it again. */
const BEFORE_A_QUESTION = 0.5;

const STEP_BY_STEP: Reading = { pace: () => 'step', length: () => 0 };

export class Telling {
  /** What is seen while there is something to tell, or while the reader looks back; null when the table is seen as it is. */
  view = $state.raw<View | null>(null);
  /** The lines of the beat that is told now. */
  lines = $state.raw<Heard[]>([]);
  /** Which beat it is since the telling began, and of how many so far. */
  step = $state(0);
  steps = $state(0);
  /** The lines that are still to be told. */
  untold = $state(0);
  /** The beats that are still to be told. */
  pending = $state(0);
  /** What was told since the reader last decided, oldest first. */
  past = $state.raw<Beat[]>([]);
  /** Which of them the reader looks back at. */
  at = $state<number | null>(null);
  /** Everything is told, and these last words are still to be seen. */
  last = $state.raw<Heard[]>([]);
  /** The number of the table all this leads to. */
  leadsTo = 0;

  #queue: Beat[] = [];
  #last: Heard | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: Steps | undefined,
    readonly show: (told: Heard[]) => void,
    readonly reading: Reading = STEP_BY_STEP,
  ) {}

  /** Whether something is told or looked back at, and nothing can be decided. */
  get busy(): boolean {
    return this.view !== null || this.at !== null;
  }

  /** News. What the reader has just done themselves (`own`) is seen at once, where the game sees no beat in it. */
  hear(news: Heard[], before: View | null, end: View | null, number: number, own = false): void {
    this.leadsTo = number;
    if (!news.length) {
      const last = this.#queue.at(-1);
      if (last && end && !last.opened) last.view = end;
      return;
    }
    const beats = before && end ? this.#beats(news, before, end) : [{ lines: news, before: null, view: null }];
    this.#last = news.at(-1);
    const plain = !beats.some((one) => one.opened);
    const atOnce = this.reading.pace() === 'at-once' || !before || !end || (plain && (own || asksTheSame(before, end)));
    if (atOnce && !this.busy) {
      this.show(news);
      if (!own) this.#keep(beats);
      return;
    }
    this.#queue.push(...beats);
    this.#count();
    if (this.reading.pace() === 'at-once' && this.at === null) this.run();
    else if (!this.busy) this.next();
  }

  /** What one decision led to, in beats. */
  #beats(news: Heard[], before: View, end: View): Beat[] {
    const game = this.game;
    const opens = news.map((heard, index) => game?.opens(heard, news[index - 1] ?? this.#last, end) ?? false);
    const beats: Beat[] = [];
    let view = before;
    let open: Beat | null = null;
    for (const [index, heard] of news.entries()) {
      const closes = game?.closes(heard) ?? false;
      if (!open || opens[index] || (closes && !open.unsaid)) {
        const continued: Beat | undefined = !open && !opens[index] && !closes ? this.#queue.at(-1) : undefined;
        if (continued && !continued.unsaid && game && opens.some(Boolean)) open = continued;
        else {
          // What comes before the first beat happens unsaid, where there are beats at all.
          open = { lines: [], before: view, view, opened: opens[index], unsaid: closes || (!opens[index] && opens.some(Boolean)) };
          beats.push(open);
        }
      }
      open.lines.push(heard);
      view = game ? game.after(view, heard, end) : end;
      open.view = view;
    }
    // What the game has cut into beats it also draws beat by beat; the end is seen when the telling has ended.
    if (open && !open.opened) open.view = end;
    return beats;
  }

  /** Of everything that happened, what has been told: no log runs ahead of the telling. */
  told(log: Heard[]): Heard[] {
    return this.untold ? log.slice(0, -this.untold) : log;
  }

  /** The next beat; without one the table is seen as it is. */
  next(): void {
    this.at = null;
    const unsaid: Heard[] = [];
    let beat = this.#queue.shift();
    for (; beat?.unsaid; beat = this.#queue.shift()) unsaid.push(...beat.lines);
    this.show([...unsaid, ...(beat?.lines ?? [])]);
    if (!beat) {
      this.#stop(true);
      return;
    }
    this.#keep([beat]);
    this.lines = beat.lines;
    this.view = beat.view && quiet(beat.view);
    this.step += 1;
    this.#count();
    this.#wait(beat);
  }

  #wait(beat: Beat): void {
    clearTimeout(this.#timer);
    this.last = [];
    const held = this.#held(beat);
    if (held === Infinity) return;
    const waiting = this.#queue.reduce((sum, one) => sum + this.#held(one), held);
    const asks = !this.#queue.length && isAsked(beat.view);
    const after = held * hurry(waiting, this.reading.farthest?.() ?? FARTHEST_BEHIND) * (asks ? BEFORE_A_QUESTION : 1);
    this.#timer = setTimeout(() => this.at === null && this.next(), after);
  }

  #held(beat: Beat): number {
    return beat.unsaid ? 0 : heldFor(this.reading.pace(), this.reading.length(beat.lines));
  }

  /** Tell the rest at once. */
  run(): boolean {
    this.show(this.#queue.flatMap((one) => one.lines));
    this.#keep(this.#queue);
    this.#stop(false);
    return true;
  }

  /** The reader has chosen another pace: what is told now goes by it. */
  repace(): void {
    const now = this.past.at(-1);
    if (!this.view || this.at !== null || !now) return;
    if (this.reading.pace() === 'at-once') this.run();
    else this.#wait(now);
  }

  /** The reader decides: what happened until now is behind them. */
  decided(): void {
    this.past = [];
    this.at = null;
  }

  /** Who comes to a table is told nothing twice: what happened since they last decided lies ready to be walked through. */
  arrive(log: Heard[], since: number): void {
    this.#queue = [];
    this.#stop(false);
    const beats: Beat[] = [];
    for (const heard of log.filter((one) => one.number > since)) {
      const open = beats.at(-1);
      if (open?.lines[0]?.number === heard.number) open.lines.push(heard);
      else beats.push({ lines: [heard], before: null, view: null });
    }
    this.past = beats.slice(-MOST_KEPT);
  }

  /** Look back at one beat; beyond the last is now. */
  look(at: number): void {
    const beat = this.past[at];
    if (!beat) {
      this.now();
      return;
    }
    clearTimeout(this.#timer);
    this.at = Math.max(0, at);
    this.lines = beat.lines;
    this.view = beat.view && quiet(beat.view);
  }

  /** Back to now, and to what is still to be told. */
  now(): void {
    this.at = null;
    if (this.#queue.length) this.next();
    else this.#stop(false);
  }

  #keep(beats: Beat[]): void {
    this.past = [...this.past, ...beats.filter((one) => !one.unsaid)].slice(-MOST_KEPT);
  }

  #count(): void {
    this.untold = this.#queue.reduce((sum, one) => sum + one.lines.length, 0);
    this.pending = this.#queue.filter((one) => !one.unsaid).length;
    this.steps = this.step + this.pending;
  }

  #stop(lingering: boolean): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.view = null;
    this.step = 0;
    this.#count();
    this.last = lingering ? this.lines : [];
    this.lines = [];
    if (lingering) this.#timer = setTimeout(() => (this.last = []), LINGERS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

const isAsked = (view: View | null): boolean => view !== null && view.seat !== null && view.waiting.includes(view.seat);

/** Whether the reader is still asked what they were: what others do meanwhile takes no question out of their hands. */
const asksTheSame = (before: View, end: View): boolean => isAsked(before) && isAsked(end) && end.decision !== undefined && JSON.stringify(before.decision) === JSON.stringify(end.decision);

/** The same table, but nothing is asked of the reader and nothing has ended while it is told. */
function quiet(view: View): View {
  const rest = { ...view, outcome: null };
  return isAsked(view) ? { ...rest, waiting: [], decision: undefined } : rest;
}
