// The card the reader looks at, by pointer or by keyboard: the board shows what it would do.

class Looking {
  card = $state<string | null>(null);
  /** Whose card it is. */
  seat = $state(0);

  at(card: string, seat: number): void {
    this.card = card;
    this.seat = seat;
  }

  away(card: string): void {
    if (this.card === card) this.card = null;
  }
}

export const looking = new Looking();
