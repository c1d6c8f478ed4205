// Puts texts into a reader's language, as kernel/words.py does on the server: a seat argument `x` comes to the message as
// `$x` (the name) and `$x-is` (you, self, other, or nobody for a figure the game leads itself), a list also as `$x-count`; an argument
// that is a text itself is put into words first.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

export type SeatRef = { seat: number };
export type WordRef = { say: string };
export type Listed = number | string | SeatRef | WordRef;
export type Arg = number | string | SeatRef | WordRef | Said | Listed[];
export type Said = { id: string; args?: Record<string, Arg>; ruling?: string };

/** Who reads, how he calls the others, how many people sit at the table, and how the board calls what an argument names. */
export type Reader = { seat: number | null; name: (seat: number) => string; seats?: number; call?: ((key: string, value: string) => string) | undefined };

const isSeat = (arg: Arg | undefined): arg is SeatRef => typeof arg === 'object' && 'seat' in arg;
const isWord = (arg: Arg): arg is WordRef => typeof arg === 'object' && 'say' in arg;
const isText = (arg: Arg): arg is Said => typeof arg === 'object' && 'id' in arg;

export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  #called: Record<string, string> = {};
  /** Somebody who knows nobody by name: to them the others are players with a number, counted from 1. */
  #stranger: Reader = { seat: null, name: (seat) => this.#format('seat', { number: seat + 1 }) };

  constructor(language: Language, catalogues: Iterable<string>) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.add(catalogue);
  }

  add(catalogue: string): void {
    this.#bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  /** Names for what no catalogue can know: the cards of somebody's own. */
  alsoCall(called: Record<string, string>): void {
    this.#called = called;
  }

  has(id: string): boolean {
    const called = this.#called[id];
    if (called !== undefined) return called !== '';
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    return message !== undefined && (attribute === undefined ? message.value !== null : attribute in message.attributes);
  }

  say(said: Said | string, reader: Reader = this.#stranger): string {
    const text: Said = typeof said === 'string' ? { id: said } : said;
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(text.args ?? {})) {
      args[key] = typeof value === 'string' && reader.call ? reader.call(key, value) : this.#word(value, reader);
      if (isSeat(value)) {
        const own = text.args?.['seat'];
        const same = key !== 'seat' && isSeat(own) && own.seat === value.seat;
        const other = reader.seats !== undefined && value.seat >= reader.seats ? 'nobody' : 'other';
        args[`${key}-is`] = value.seat === reader.seat ? 'you' : same ? 'self' : other;
      } else if (Array.isArray(value)) {
        args[`${key}-count`] = value.length;
      }
    }
    return this.#format(text.id, args);
  }

  /** One, two and three. */
  list(words: string[]): string {
    if (words.length < 2) return words[0] ?? this.#format('nobody', {});
    return this.#format('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
  }

  /** A list in which things alike are named once and counted. */
  tally(words: string[]): string {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return this.list([...counts].map(([word, count]) => this.#copies(word, count)));
  }

  #copies(word: string, count: number): string {
    return count === 1 ? word : this.#format('list-copies', { word, count });
  }

  #counted(refs: Listed[]): [Listed, number][] {
    const found = new Map<string, [Listed, number]>();
    for (const one of refs) {
      const key = JSON.stringify(one);
      found.set(key, [one, (found.get(key)?.[1] ?? 0) + 1]);
    }
    return [...found.values()];
  }

  #word(value: Arg, reader: Reader): string | number {
    if (Array.isArray(value)) return this.list(this.#counted(value).map(([one, count]) => this.#copies(String(this.#word(one, reader)), count)));
    if (isSeat(value)) return reader.name(value.seat);
    if (isWord(value)) return this.#format(value.say, {});
    if (isText(value)) return this.say(value, reader);
    return value;
  }

  #format(id: string, args: Record<string, string | number>): string {
    const called = this.#called[id];
    if (called !== undefined) return called;
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return id;
    const problems: Error[] = [];
    return this.#bundle.formatPattern(pattern, args, problems);
  }
}
