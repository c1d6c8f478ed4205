// The keyboard at a table: digits choose, arrows walk, Enter confirms, Escape goes back; letters open things.
import { sheets } from './sheets.svelte';

interface Doing {
  count: () => number;
  choose: (index: number) => void;
  /** Whether there is anything to walk among: answers, or what happened. */
  walks: () => boolean;
  /** Go to the next answer, or to the one before. */
  walk: (by: 1 | -1) => void;
  confirm: () => void;
  back: () => boolean;
  undo: () => void;
  hint: () => void;
  rules: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What scrolls keeps its arrows. */
const scrolling = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.log') !== null;

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export function tableKeys(doing: Doing): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]')) return;
    const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (digit && digit <= doing.count()) doing.choose(digit - 1);
    else if (event.key in STEPS && doing.walks() && !scrolling(event.target)) doing.walk(STEPS[event.key]!);
    else if (event.key === 'Enter' && !onButton) doing.confirm();
    else if (event.key === 'Escape') doing.back();
    else if (event.key.toLowerCase() === 'u') doing.undo();
    else if (event.key.toLowerCase() === 'h') doing.hint();
    else if (event.key.toLowerCase() === 'l') sheets.show({ kind: 'log' });
    else if (event.key.toLowerCase() === 't') sheets.show({ kind: 'talk' });
    else if (event.key === '?') doing.rules();
    else return;
    event.preventDefault();
  };
}
