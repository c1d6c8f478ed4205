// One table as a page sees it: the room, the line, and what the reader is told about both.
import { Line, type LineState } from './line';
import type { FromClient, FromHall, Heard, Hinted } from '../generated/protocol';
import { callOf, type Call } from './calls';
import { isYours, receive, type Room } from './room';
import { settings } from './settings.svelte';
import type { Said } from './words';

export interface Notice {
  key: number;
  said: Said;
  ruling: string;
}

/** Hears what happened, how the room is now and how it was before; there is no before where everything is told anew. */
type Listener = (news: Heard[], room: Room, before: Room | null, own: boolean) => void;

export class Session {
  room = $state.raw<Room | null>(null);
  line = $state<LineState>('opening');
  /** A decision is under way and not yet acknowledged. */
  busy = $state(false);
  /** What was refused or settled last; shown as a slip for a while. */
  notice = $state.raw<Notice | null>(null);
  /** What the hall refused for good: no such table. */
  refused = $state.raw<Said | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** A hint is being worked out. */
  hinting = $state(false);
  yours = $derived(this.room !== null && isYours(this.room));

  #line: Line;
  #key = 0;
  #wished = false;
  #listeners = new Set<Listener>();

  constructor(
    readonly code: string,
    readonly token: string | null,
    /** Is told what calls the reader, as it happens. */
    private readonly called: (why: Call, room: Room) => void = () => undefined,
    /** The key of who sits there, if it is the reader themselves. */
    private readonly person: string | null = null,
  ) {
    this.#line = new Line(
      () => this.#hello(),
      (message) => this.#heard(message),
      (state) => {
        this.line = state;
        if (state === 'opening') this.#wished = false;
      },
    );
  }

  #hello(): FromClient {
    return { type: 'hello', table: this.code, token: this.token, person: this.person, last: this.room?.view ? this.room.number : null };
  }

  #heard(message: FromHall): void {
    const before = this.room;
    const { room, news, lost } = receive(before, message, performance.now());
    if (lost) {
      this.#line.greetAgain();
      return;
    }
    this.room = room;
    const why = before && room ? callOf(before, room) : null;
    if (why && room) this.called(why, room);
    if (message.type === 'refusal') {
      if (room === null) this.refused = message.why;
      else this.tell(message.why, message.ruling);
    }
    if (message.type === 'error') this.tell(message.why, '');
    if (message.type === 'undo' && message.settled) this.tell({ id: `web-undo-${message.settled}` }, '');
    if (message.type === 'stand-in' && message.settled) this.tell({ id: `web-stand-in-${message.settled}` }, '');
    if (!this.#wished && room && room.you !== null) this.#wish();
    if (message.type === 'snapshot' && room) for (const listen of this.#listeners) listen([], room, null, false);
    if (message.type === 'update' && room) for (const listen of this.#listeners) listen(news, room, before, this.busy);
  }

  /** What the reader wishes of the hall: it knows no longer than the line lasts. */
  #wish(): void {
    this.#wished = true;
    void this.#line.ask({ type: 'forced', on: settings.forced });
  }

  /** Whether the hall gives the reader's answer where there is but one. */
  setForced(on: boolean): void {
    settings.set({ forced: on, forcedTold: true });
    this.#wish();
  }

  /** Hear what happens, as it happens, also when there is nothing to tell of it; gives back how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(said: Said, ruling: string): void {
    this.notice = { key: ++this.#key, said, ruling };
  }

  /** Make a move; true when the hall has stored it. */
  async play(move: Record<string, unknown>): Promise<boolean> {
    if (this.busy || !this.room) return false;
    this.busy = true;
    const answer = await this.#line.ask({ type: 'play', number: this.room.number, move });
    this.busy = false;
    return answer?.type === 'done';
  }

  /** What a good bot would do here; null if the question changed before it was found, or nobody may ask. */
  async askHint(): Promise<Hinted | null> {
    if (this.hint?.number === this.room?.number) return this.hint;
    this.hinting = true;
    const answer = await this.#line.ask({ type: 'hint' });
    this.hinting = false;
    if (answer?.type !== 'hint') return null;
    this.hint = answer;
    return answer;
  }

  async say(message: FromClient): Promise<boolean> {
    const answer = await this.#line.ask(message);
    return answer !== null && answer.type !== 'refusal' && answer.type !== 'error';
  }

  close(): void {
    this.#line.close();
  }
}
