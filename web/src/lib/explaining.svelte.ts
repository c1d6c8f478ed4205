// What the reader wants explained: by pointing at it, holding a finger on it, or asking with `?`. Whatever can be explained
// bears `data-explain`; a sign that stands alone bears its words as its title.
import { tick } from 'svelte';

/** A sign with its words: the picture and figure as they stand on the table. */
export interface Meaning {
  icon: string;
  figure: string;
  words: string;
}

export interface Asked {
  topic: string;
  name: string;
  meanings: Meaning[];
  /** Why it cannot be played now. */
  why: string;
  at: Element;
}

const POINTED = 450;
const HELD = 450;
const FOCUSED = 700;
const TREMBLE = 10;

/** What stands beside a sign on the page. */
const figureOf = (sign: Element): string =>
  [...sign.childNodes]
    .filter((one) => one instanceof Text || (one instanceof Element && !one.matches('.sr, svg, :has(.sr)')))
    .map((one) => one.textContent?.trim() ?? '')
    .join(' ')
    .trim();

/** The words of a sign: of an element of a page, or of a drawing. */
const titleOf = (sign: Element): string => sign.getAttribute('title') ?? sign.querySelector(':scope > title')?.textContent ?? '';

/** Every sign within an element that has words. */
function meaningsOf(one: Element): Meaning[] {
  const found = new Map<string, Meaning>();
  for (const sign of [one, ...one.querySelectorAll('[title]')]) {
    const words = titleOf(sign);
    if (!words || sign.closest('[aria-hidden="true"]') || found.has(words)) continue;
    const figure = figureOf(sign);
    found.set(words, { icon: sign.querySelector('use')?.getAttribute('href') ?? '', figure: figure === words ? '' : figure, words });
  }
  return [...found.values()];
}

function askAbout(target: EventTarget | null, signsToo: boolean): Asked | null {
  if (!(target instanceof Element) || target.closest('.explained')) return null;
  const at = target.closest('[data-explain]') ?? (signsToo ? target.closest('[title], :has(> title)') : null);
  if (!at) return null;
  const name = at.getAttribute('aria-label') ?? at.querySelector('h3, h4')?.textContent ?? '';
  return { topic: at.getAttribute('data-explain') ?? '', name: name.trim(), meanings: meaningsOf(at), why: at.querySelector('.locked')?.getAttribute('title') ?? '', at };
}

class Explaining {
  /** Shown beside what is pointed at; it takes no click. */
  pointed = $state.raw<Asked | null>(null);
  /** Laid over the page, to be read at leisure. */
  opened = $state.raw<Asked | null>(null);
  #timer = 0;
  #held: [number, number] | null = null;
  /** What was pressed is not explained as well, until the pointer has been elsewhere. */
  #quiet: Element | null = null;
  /** Where the pointer was last: what the page moves under it while it rests is explained once the pointer moves. */
  #rests: [number, number] | null = null;
  #under: Asked | null = null;
  /** What is about to be shown. */
  #coming: Element | null = null;
  /** The focus goes on because the reader leads it, not because the page does. */
  #led = false;
  #swallow = false;
  #before: Element | null = null;

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#under = this.#coming = null;
    this.pointed = null;
  }

  #open(asked: Asked | null): void {
    this.#before = document.activeElement;
    this.opened = asked;
  }

  /** Who asked by keyboard goes on from where they asked. */
  close(): void {
    const back = this.#before;
    this.opened = null;
    void tick().then(() => back instanceof HTMLElement && back.isConnected && back.focus({ preventScroll: true }));
  }

  point = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const asked = askAbout(event.target, false);
    if (asked && [this.pointed?.at, this.#coming, this.#under?.at].includes(asked.at)) return;
    this.#hide();
    if (asked?.at !== this.#quiet) this.#quiet = null;
    if (!asked || this.#quiet || event.buttons) return;
    if (this.#rests?.[0] === event.clientX && this.#rests[1] === event.clientY) this.#under = asked;
    else this.#soon(asked, POINTED);
  };

  #soon(asked: Asked, time: number): void {
    this.#after(time, () => (this.pointed = asked.at.isConnected ? asked : null));
    this.#under = null;
    this.#coming = asked.at;
  }

  focus = (event: FocusEvent): void => {
    const { target } = event;
    this.#hide();
    if (!this.#led || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    const asked = askAbout(target, false);
    if (asked) this.#soon(asked, FOCUSED);
  };

  press = (event: PointerEvent): void => {
    this.#hide();
    this.#swallow = false;
    this.#led = false;
    this.#rests = [event.clientX, event.clientY];
    this.#quiet = event.target instanceof Element ? event.target.closest('[data-explain]') : null;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    this.#held = [event.clientX, event.clientY];
    const { target } = event;
    this.#after(HELD, () => {
      if (!this.#held) return;
      this.#open(askAbout(target, true));
      this.#swallow = this.opened !== null;
    });
  };

  move = (event: PointerEvent): void => {
    if (this.#under && (this.#rests?.[0] !== event.clientX || this.#rests[1] !== event.clientY)) {
      this.#soon(this.#under, POINTED);
    }
    this.#rests = [event.clientX, event.clientY];
    if (this.#held && Math.hypot(event.clientX - this.#held[0], event.clientY - this.#held[1]) > TREMBLE) this.release();
  };

  release = (): void => {
    if (this.#held) clearTimeout(this.#timer);
    this.#held = null;
  };

  /** The click that ends a long press has had its answer already. */
  click = (event: MouseEvent): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  menu = (event: Event): void => {
    if (this.#swallow || this.#held) event.preventDefault();
  };

  scroll = (event: Event): void => {
    this.release();
    if (this.pointed && event.target instanceof Node && event.target.contains(this.pointed.at)) this.#hide();
  };

  key = (event: KeyboardEvent): void => {
    this.#led = event.key === 'Tab' || event.key.startsWith('Arrow');
    if (event.key === 'Escape') this.#hide();
    const { target } = event;
    const typing = target instanceof Element && target.matches('input, textarea, select');
    if (event.key !== '?' || typing || document.querySelector('dialog[open]')) return;
    const asked = askAbout(target, true) ?? this.pointed;
    if (!asked) return;
    this.#hide();
    this.#open(asked);
    event.preventDefault();
    event.stopPropagation();
  };

  /** What was explained is no longer on the table. */
  leave(): void {
    this.#hide();
    this.opened = null;
  }
}

export const explaining = new Explaining();
