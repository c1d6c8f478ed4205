// The game whose plain table is open: a page shows one game at a time.
import type { GameInfo } from '../generated/protocol';

let open: GameInfo | null = null;

export function describe(info: GameInfo): void {
  open = info;
}

export function described(): GameInfo {
  if (!open) throw new Error('no plain table is open');
  return open;
}
