// Cards that fly where they go. Places on the page carry `data-place`; with reduced motion nothing flies and the place
// that changed is washed for two seconds instead.
import type { Flight } from '../games/game';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const DURATION = 320;
const BETWEEN = 60;
const WASHED = 2000;

let queue: Promise<void> = Promise.resolve();
let running: Animation[] = [];
let waiting = 0;

/** The place on the page; several elements may bear a name, the first one that is shown counts. */
function spot(name: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-place="${name}"]`);
  return [...all].find((one) => one.offsetParent !== null) ?? null;
}

function wash(place: HTMLElement): void {
  place.classList.add('washed');
  setTimeout(() => place.classList.remove('washed'), WASHED);
}

async function once({ from, to, card }: Flight, draw: (card: string | null) => string): Promise<void> {
  const start = spot(from);
  const end = spot(to);
  if (!start || !end) return;
  if (still.matches) {
    wash(end);
    return;
  }
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.innerHTML = draw(card);
  document.body.append(ghost);
  const a = start.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  const width = ghost.offsetWidth;
  const height = ghost.offsetHeight;
  const at = (box: DOMRect, scale: number, turn: number): string =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px) rotate(${turn}deg) scale(${scale})`;
  const flight = ghost.animate(
    [
      { transform: at(a, 0.6, -8), opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: at(b, 1, 4), opacity: 1, offset: 0.86 },
      { transform: at(b, 0.9, 4), opacity: 0 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
  running.push(flight);
  await flight.finished.catch(() => undefined);
  running = running.filter((one) => one !== flight);
  ghost.remove();
}

/** Let cards fly one after another; those that would come too late do not fly at all. */
export function fly(flights: Flight[], draw: (card: string | null) => string): void {
  for (const flight of flights) {
    if (waiting > 5) return;
    waiting += 1;
    queue = queue.then(async () => {
      void once(flight, draw);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN + (flight.card ? 120 : 0)));
      waiting -= 1;
    });
  }
}

/** A tap skips to the end. */
export function land(): void {
  for (const flight of running) flight.finish();
}
