// A new question takes no answer for a moment: a click or a key meant for the last one must not answer the next.

export const GUARDED = 400;

export class Arming {
  /** Whether answers are taken. */
  armed = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something new is asked. */
  ask(guarded = GUARDED): void {
    clearTimeout(this.#timer);
    this.armed = guarded <= 0;
    if (!this.armed) this.#timer = setTimeout(() => (this.armed = true), guarded);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

const ANSWERS = '.options, .btns, .stage, .dock';
const PRESSES = ['Enter', ' ', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Whether this click or key would answer: whatever else one presses, a menu or the log, is never held up. */
export function wouldAnswer(event: Event): boolean {
  if (event instanceof KeyboardEvent && !PRESSES.includes(event.key)) return false;
  return event.target instanceof Element && event.target.closest(ANSWERS) !== null;
}
