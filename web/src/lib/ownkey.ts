// The key by which the hall knows the reader: kept in this browser and nowhere else, sent in a header and never in an address.

interface Kept {
  key: string;
  /** Whether what the hall keeps of them has been brought together with what this browser had. */
  met: boolean;
}

const KEY = 'budokan.person';
export const HEADER = 'Budokan-Person';

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

let kept = read();

export const ownKey = (): string | null => kept?.key ?? null;
export const hasMet = (): boolean => kept?.met ?? false;

export function keepKey(key: string, met = false): void {
  kept = { key, met };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function dropKey(): void {
  kept = null;
  localStorage.removeItem(KEY);
}
