// Which puzzles the reader has solved, at the first move or later, and for how many days in a row; remembered in their browser.

interface Kept {
  /** By puzzle: true if the first move was the one. */
  solved: Record<string, boolean>;
  failed: string[];
  /** The days on which a puzzle was solved at the first move, as numbers since 1970. */
  days: number[];
}

const KEY = 'budokan.puzzles';
const DAY = 86_400_000;
const MOST_DAYS = 400;

function read(): Kept {
  try {
    return { solved: {}, failed: [], days: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { solved: {}, failed: [], days: [] };
  }
}

/** How many days in a row there are up to today; a day that is not over yet breaks nothing. */
export function streakOf(days: number[], today: number): number {
  const had = new Set(days);
  let day = had.has(today) ? today : today - 1;
  let streak = 0;
  while (had.has(day--)) streak += 1;
  return streak;
}

export const dayOf = (moment: number): number => Math.floor(moment / DAY);

class Attempts {
  #kept = $state<Kept>(read());

  streak = $derived(streakOf(this.#kept.days, dayOf(Date.now())));
  count = $derived(Object.keys(this.#kept.solved).length);

  /** Nothing if it was not solved yet; whether the first move was the one. */
  of(puzzle: string): boolean | undefined {
    return this.#kept.solved[puzzle];
  }

  failed(puzzle: string): void {
    if (puzzle in this.#kept.solved || this.#kept.failed.includes(puzzle)) return;
    this.#keep({ ...this.#kept, failed: [...this.#kept.failed, puzzle] });
  }

  solved(puzzle: string): void {
    if (puzzle in this.#kept.solved) return;
    const first = !this.#kept.failed.includes(puzzle);
    const today = dayOf(Date.now());
    const days = first && !this.#kept.days.includes(today) ? [...this.#kept.days, today].slice(-MOST_DAYS) : this.#kept.days;
    this.#keep({ solved: { ...this.#kept.solved, [puzzle]: first }, failed: this.#kept.failed.filter((one) => one !== puzzle), days });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const attempts = new Attempts();
