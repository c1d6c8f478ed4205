// What each game brings to the hall's table: its board and its words about its own moves. Everything else is shared, and whatever
// game brings nothing has a plain table.
import type { Component } from 'svelte';
import type { Choosing } from '../lib/choosing.svelte';
import type { Group, MoveGrammar } from '../lib/options';
import type { Heard, Impossible, Offered, TableInfo } from '../generated/protocol';
import * as hall from '../lib/hall';
import { part } from '../lib/parts';
import type { Plan } from '../lib/plan.svelte';
import type { View } from '../generated/protocol';
import type { Beat, Steps } from '../lib/telling.svelte';
import type { Reader } from '../lib/words';

/** Who sits where, as far as a board needs it. */
export type Sitters = TableInfo['seats'];

/** What is seen of a table, live or in a replay. */
export interface Seen {
  view: View;
  you: number | null;
  sitters: Sitters;
  /** When the hall told who sits where, by the client's own watch. */
  heardAt?: number;
  /** Seat a bot for who is away; only where the reader may. */
  seatBot?: (seat: number) => void;
  options: Record<string, unknown>;
  reader: Reader;
  /** What happened since the reader last decided, oldest first: the board shows its traces, the last one strongest. */
  trail?: Beat[];
}

/** One line of a list of options, in words. */
export interface OptionLine {
  icon: string;
  title: string;
  detail: string;
  effect?: { icon: string; value: string; label: string };
}

export interface Question {
  ask: string;
  sub: string;
  ruling: string;
}

export interface BoardProps {
  seen: Seen;
  choosing: Choosing;
  /** A place on the board or a card in hand was chosen; the page decides what follows. */
  pick: (one: Offered) => void;
  busy: boolean;
  /** Make a move at once, without the list of answers: for panels of a game's own. */
  play: (one: Offered) => Promise<boolean>;
  /** Everything the reader may do now, also what the list of answers leaves to the game's panels. */
  offered: Offered[];
  plan: Plan;
  log: Heard[];
}

/** Decisions that are planned together and made together. */
export interface Planning {
  /** Whether choosing this move puts it into the plan. */
  isStep(move: Record<string, unknown>, seen: Seen): boolean;
  /** What names the moment a plan holds for. */
  moment(seen: Seen): string;
  /** What is still to be chosen once these steps are planned. */
  left(options: Offered[], steps: Offered[], seen: Seen): Offered[];
  /** The move that closes the matter after the last step. */
  closing(options: Offered[]): Offered | null;
}

/** What a game with built decks brings to the workshop. */
export interface Builder {
  /** A card as the box prints it, or as the hall's own cards say otherwise. */
  Card: Component<{ card: string; headings: Record<string, string>; own: Record<string, unknown> }>;
  nameOf(card: string): string;
  /** The words on the card, to be searched. */
  textOf(card: string, own: Record<string, unknown>): string;
  /** What a deck says of itself before its cards, in words. */
  headings?: Record<string, { name: () => string; say: (value: string) => string }>;
  /** Whether a card with these facts counts towards the size of the deck; all do if nothing is said. */
  isCounted?(facts: Record<string, string>): boolean;
  /** What a collection is narrowed by: the facts of its cards with their values; a deck is listed by the first. */
  facets: { fact: string; name: () => string; values: { value: string; icon: string; name: () => string }[] }[];
}

export interface GameUi extends MoveGrammar {
  name: string;
  /** The suffix of the table's class, under which the game keeps its looks. */
  kind: string;
  icon: string;
  Stage: Component<BoardProps>;
  Dock: Component<BoardProps>;
  End: Component<{ seen: Seen; log: Heard[] }>;
  /** What stands under the answers: those at the table, in a line each. */
  Foot?: Component<{ seen: Seen }>;
  /** Moves the game offers in a panel of its own, not in the list of answers. */
  isApart?(move: Record<string, unknown>): boolean;
  planning?: Planning;
  /** What is told step by step, where figures act that nobody leads. */
  steps?: Steps;
  builder?: Builder;
  /** The name of who sits there, as the log calls him. */
  seatName(view: View | null, seat: number, sitters: Sitters): string;
  /** How the board calls what an argument of a message names, where that is not what the message says. */
  callOn?(view: View): (key: string, value: string) => string;
  phases(seen: Seen): { name: string; now: boolean }[];
  subtitle(seen: Seen): string;
  /** A line of the first list. */
  groupLine(group: Group, seen: Seen): OptionLine;
  /** A line of the list of a card's targets, or a simple answer. */
  answerLine(one: Offered | Impossible, seen: Seen): OptionLine;
  /** What is asked once a card is taken up. */
  question(card: string, seen: Seen): Question;
  logIcon(event: Heard): string;
  /** Two lines that read better as one: the line that stands for both. */
  logJoin(one: Heard, next: Heard): Heard | null;
  /** Who is named how in a line of the log, where that differs from the table. */
  logReader(event: Heard, seen: Seen): Reader;
  /** The heading a line of the log begins, if it begins one. */
  logTurn(event: Heard, seen: Seen): string | null;
  /** The same view with everything laid open that the views of the seats know. */
  lay(view: View, views: View[]): View;
  /** What moves when this happens: from a place to a place, showing a card or its back. */
  flights(event: Heard): Flight[];
  /** The inner drawing of a flying card; null is its back. */
  drawCard(card: string | null): string;
  sound(event: Heard, you: number | null): string | null;
  /** Whether what the guided first turn speaks of is on the table already; at once if nothing is said. */
  ready?(seen: Seen): boolean;
  /** The steps of the guided first turn. */
  guide: { id: string; at: string }[];
}

export interface Flight {
  from: string;
  to: string;
  card: string | null;
}

/** The tables that games bring along, by the folder they lie in. */
const tables = import.meta.glob<{ ui: GameUi }>('./*/ui.ts');

/** The table of a game: its own, or a plain one drawn from what the hall says of its view. A game the hall does not know is refused. */
export async function loadGame(game: string): Promise<GameUi> {
  const own = tables[`./${game}/ui.ts`];
  if (own) return (await part(own)).ui;
  const [{ plainTable }, info] = await Promise.all([part(() => import('../plain/ui')), hall.game(game)]);
  return plainTable(info);
}
