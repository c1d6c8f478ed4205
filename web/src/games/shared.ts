// What the four games tell the hall's table in the same way.
import type { Heard } from '../generated/protocol';
import type { Seen } from './game';

/** The event behind a line of the log, as this game's box declares it. */
export const eventAs =
  <Event>() =>
  (heard: Heard): Event =>
    heard.event as unknown as Event;

/** The phases of a turn in their order, in words, with the one it is now. */
export const phasesOf = <Phase>(all: readonly Phase[], now: Phase | null | undefined, say: (name: Phase) => string): { name: string; now: boolean }[] =>
  all.map((name) => ({ name: say(name), now: name === now }));

/** The heading of somebody's turn: the reader's own is said otherwise. */
export const turnOf = (
  { seat, turn }: { seat: number; turn: number },
  seen: Seen,
  yours: (gaps: { turn: number; name: string }) => string,
  others: (gaps: { turn: number; name: string }) => string,
): string => (seat === seen.you ? yours : others)({ turn, name: seen.reader.name(seat) });
