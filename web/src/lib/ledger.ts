// The ledger of a game: its Markdown read into chapters and rulings, and kept per language.
import { ledger } from './hall';

export interface Ruling {
  number: string;
  mark: string;
  text: string;
}

export interface Chapter {
  title: string;
  source: string;
  rulings: Ruling[];
  notes: string[];
}

export interface Rules {
  title: string;
  intro: string[];
  chapters: Chapter[];
}

const RULING = /^\*\*([A-Z]+-\d+\.\d+)\*\*\s*(?:\*\(([^)]+)\)\*)?\s*([\s\S]*)$/;

const QUOTES: Record<string, [string, string]> = { en: ['“', '”'], it: ['«', '»'] };

/** Apostrophes and quotation marks as they are set in print; what is code stays as it is typed. */
export function printed(markdown: string, language = 'en'): string {
  const [open, close] = QUOTES[language] ?? QUOTES['en']!;
  return markdown.replace(/`[^`\n]*`|["']/g, (found, at: number) => {
    if (found.startsWith('`')) return found;
    if (found === "'") return /[\s(]/.test(markdown[at - 1] ?? ' ') ? '‘' : '’';
    return /[\s([*–—]/.test(markdown[at - 1] ?? ' ') ? open : close;
  });
}

export function readLedger(markdown: string): Rules {
  const rules: Rules = { title: '', intro: [], chapters: [] };
  for (const block of markdown.split(/\n\s*\n/).map((one) => one.trim())) {
    if (!block) continue;
    const chapter = rules.chapters.at(-1);
    const found = RULING.exec(block);
    if (block.startsWith('# ')) rules.title = block.slice(2);
    else if (block.startsWith('## ')) rules.chapters.push({ title: block.slice(3), source: '', rulings: [], notes: [] });
    else if (found && chapter) chapter.rulings.push({ number: found[1]!, mark: found[2] ?? '', text: found[3]! });
    else if (!chapter) rules.intro.push(block);
    else if (/^\*[^*]+\*$/.test(block) && !chapter.source && !chapter.rulings.length) chapter.source = block.slice(1, -1);
    else chapter.notes.push(block);
  }
  return rules;
}

export type Piece = { kind: 'text' | 'em' | 'strong' | 'code' | 'rule'; words: string };

/** A line of the ledger in pieces: emphasis, code, and the numbers of other rulings. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{2,3}-\d+\.\d+)\b/g)) {
    if (match.index > from) found.push({ kind: 'text', words: line.slice(from, match.index) });
    const [all, code, strong, em, rule] = match;
    if (code !== undefined) found.push({ kind: 'code', words: code });
    else if (strong !== undefined) found.push({ kind: 'strong', words: strong });
    else if (em !== undefined) found.push({ kind: 'em', words: em });
    else found.push({ kind: 'rule', words: rule ?? all });
    from = match.index + all.length;
  }
  if (from < line.length) found.push({ kind: 'text', words: line.slice(from) });
  return found;
}

const MARKS = ['silent', 'contradicts', 'follows', 'reconstructed'];

/** The mark that a ruling may bear, where the ledger speaks of it. */
export const markIn = (words: string): string | null => MARKS.find((mark) => words === `(${mark})`) ?? null;

/** What is settled before a game, as the ledger writes it: the message that names it, and its value. */
export function settledIn(code: string): { id: string; value: string } | null {
  const found = /^([a-z_]+) = "?([\w-]+)"?$/.exec(code);
  return found ? { id: `option-${found[1]!.replaceAll('_', '-')}`, value: found[2]! } : null;
}

const kept = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, language: string): Promise<Rules> {
  const key = `${game} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = ledger(game, language).then((one) => readLedger(printed(one.text, language)));
  asked.catch(() => kept.delete(key));
  kept.set(key, asked);
  return asked;
}

export function find(rules: Rules, ruling: string): { chapter: Chapter; ruling: Ruling } | null {
  for (const chapter of rules.chapters) {
    const one = chapter.rulings.find((candidate) => candidate.number === ruling);
    if (one) return { chapter, ruling: one };
  }
  return null;
}
