// How much of a table's chat the reader has not seen yet; kept for this visit, by table.
import type { Line } from '../generated/protocol';

const key = (code: string): string => `budokan.read.${code}`;
/** A line as it is known again when the chat is sent anew. */
const mark = (line: Line): string => JSON.stringify([line.name, line.emote, line.text]);

class Unread {
  #last = $state<Record<string, string>>({});

  #read(code: string): string {
    return this.#last[code] ?? sessionStorage.getItem(key(code)) ?? '';
  }

  /** Everything said so far has been seen. */
  seen(code: string, chat: Line[]): void {
    const last = chat.at(-1);
    if (!last || this.#read(code) === `${chat.length} ${mark(last)}`) return;
    this.#last[code] = `${chat.length} ${mark(last)}`;
    sessionStorage.setItem(key(code), this.#last[code]);
  }

  /** Lines of others who are heard that came after the last one seen. */
  count(code: string, chat: Line[], you: number | null, muted: string[]): number {
    const read = this.#read(code);
    let from = chat.findLastIndex((line, at) => read === `${at + 1} ${mark(line)}`);
    // A chat that was shortened meanwhile: the line itself is looked for.
    if (from < 0 && read) from = chat.findLastIndex((line) => read.endsWith(` ${mark(line)}`));
    return chat.slice(from + 1).filter((line) => (you === null || line.seat !== you) && !muted.includes(line.name)).length;
  }
}

export const unread = new Unread();
