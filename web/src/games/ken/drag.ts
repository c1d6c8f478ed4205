// A card that is taken by its edge and carried to a place: with the mouse, a pen or a finger. A tap stays a tap.

export interface Carried {
  /** May it be carried now? */
  can: () => boolean;
  /** It was let go over these places, the innermost first. */
  drop: (places: string[]) => void;
}

const FAR_ENOUGH = 9;

const placesAt = (x: number, y: number): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let one = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]'); one; one = one.parentElement?.closest<HTMLElement>('[data-drop]')) found.push(one);
  return found;
};

export function carry(node: HTMLElement, carried: Carried): { update: (next: Carried) => void; destroy: () => void } {
  let now = carried;
  let end: (() => void) | null = null;

  function start(down: PointerEvent): void {
    if (down.button !== 0 || !now.can()) return;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    function lift(): HTMLElement {
      const box = node.getBoundingClientRect();
      const copy = node.cloneNode(true) as HTMLElement;
      copy.classList.add('kn-ghost');
      copy.setAttribute('aria-hidden', 'true');
      Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      node.closest('.table')?.append(copy);
      node.classList.add('kn-carried');
      return copy;
    }

    function move(event: PointerEvent): void {
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (!ghost && Math.hypot(dx, dy) < FAR_ENOUGH) return;
      ghost ??= lift();
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      const next = placesAt(event.clientX, event.clientY)[0] ?? null;
      if (next !== over) {
        over?.classList.remove('kn-over');
        next?.classList.add('kn-over');
        over = next;
      }
    }

    function stop(): void {
      ghost?.remove();
      over?.classList.remove('kn-over');
      node.classList.remove('kn-carried');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      end = null;
    }

    function up(event: PointerEvent): void {
      const moved = ghost !== null;
      stop();
      if (!moved) return;
      // What was carried is not tapped as well.
      addEventListener('click', hush, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', hush, { capture: true }), 0);
      now.drop(placesAt(event.clientX, event.clientY).map((one) => one.dataset['drop']!));
    }

    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
    end = stop;
  }

  const hush = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };

  node.addEventListener('pointerdown', start);
  return {
    update: (next) => (now = next),
    destroy: () => {
      end?.();
      node.removeEventListener('pointerdown', start);
    },
  };
}
