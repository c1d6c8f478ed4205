// Which sheet lies over the page: a ruling, a card, a list. One at a time.

export type Sheet =
  | { kind: 'ruling'; ruling: string }
  | { kind: 'card'; card: string; why?: string; ruling?: string; piece?: number }
  | { kind: 'character'; seat: number }
  | { kind: 'discards' }
  | { kind: 'own'; name: string; of?: string }
  | { kind: 'pile'; seat: number }
  | { kind: 'hand'; seat: number }
  | { kind: 'log' }
  | { kind: 'talk' }
  | { kind: 'hint' }
  | { kind: 'review' }
  | { kind: 'menu' }
  | { kind: 'give-up' }
  | { kind: 'days' }
  | { kind: 'notices' }
  | { kind: 'keys' };

class Sheets {
  open = $state.raw<Sheet | null>(null);

  show(sheet: Sheet): void {
    this.open = sheet;
  }

  close(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();
