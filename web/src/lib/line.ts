// The line to the hall: one WebSocket that comes back by itself, longer waits each time, and gives every question its answer.
import type { Done, FromClient, FromHall, Hinted, Refused, Trouble } from '../generated/protocol';

type Answer = Done | Refused | Trouble | Hinted;
export type LineState = 'opening' | 'open' | 'broken' | 'closed';

/** A line that does not open within this time is given up, and another is tried. */
const OPENS_WITHIN = 10_000;
const WAITS = [300, 700, 1500, 3000, 6000, 10000];

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  #asked = new Map<number, (answer: Answer | null) => void>();
  #closed = false;

  constructor(
    private readonly greet: () => FromClient,
    private readonly heard: (message: FromHall) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    this.#open();
  }

  #open(): void {
    this.changed('opening');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    const slow = setTimeout(() => socket.close(), OPENS_WITHIN);
    socket.onopen = () => {
      clearTimeout(slow);
      this.#tries = 0;
      this.changed('open');
      this.#send(this.greet());
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as FromHall);
    socket.onclose = () => {
      clearTimeout(slow);
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    for (const answered of this.#asked.values()) answered(null);
    this.#asked.clear();
    if (this.#closed) return;
    this.changed('broken');
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #again = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #receive(message: FromHall): void {
    if ('re' in message && message.re !== null && message.type !== 'log') {
      this.#asked.get(message.re)?.(message);
      this.#asked.delete(message.re);
    }
    this.heard(message);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Say hello again: the table moved on without us. */
  greetAgain(): void {
    this.#send(this.greet());
  }

  /** The hall's answer, or null if the line broke before it came. */
  ask(message: FromClient): Promise<Answer | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#send({ ...message, id });
    });
  }

  /** Go, and say so: who only vanishes is waited for. */
  close(): void {
    this.#closed = true;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'leave' });
    clearTimeout(this.#retry);
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    this.#socket?.close();
    this.changed('closed');
  }
}
