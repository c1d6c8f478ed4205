// What a page shows of the hall is asked for again now and then, while somebody looks at it.

/** Milliseconds between two questions: what waits for people changes in minutes, and a page at rest leaves the hall in peace. */
export const EVERY = 20_000;

/** As long as a timer can wait. */
const NEVER = 2 ** 31 - 1;

/** The same for what calls who looks elsewhere. Browsers grant a page that nobody sees no more than this. */
export const ELSEWHERE = 60_000;

/** Ask at once, then again and again; who comes back to the page finds it fresh. What is returned ends it. `hidden`: how often
 * while nobody sees the page; never, if it is not given. */
export function renewing(ask: () => Promise<void>, every = EVERY, hidden = Infinity): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let asking = false;
  const go = async (): Promise<void> => {
    clearTimeout(timer);
    if (asking || ended || (document.visibilityState === 'hidden' && !Number.isFinite(hidden))) return;
    asking = true;
    await ask();
    asking = false;
    if (!ended) timer = setTimeout(() => void go(), document.visibilityState === 'hidden' ? Math.min(hidden, NEVER) : every);
  };
  const seen = (): void => void go();
  document.addEventListener('visibilitychange', seen);
  void go();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
