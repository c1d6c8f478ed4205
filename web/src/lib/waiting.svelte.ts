// What waits for the reader in the hall: their games under way and invitations. Whoever has the page open and looks elsewhere is
// called to what is new.
import type { Waiting } from '../generated/protocol';
import { caller } from './caller.svelte';
import { calling } from './calls';
import * as hall from './hall';
import { met } from './myself';
import { ownKey } from './ownkey';
import { ELSEWHERE, EVERY, renewing } from './renewing';
import { t } from './speech.svelte';

class OwnWaiting {
  /** Nothing, where the hall does not know the reader or was not asked yet. */
  now = $state.raw<Waiting | null>(null);
  #known: string[] | null = null;

  async #ask(): Promise<void> {
    await met();
    if (!ownKey()) return void (this.now = null);
    const found = await hall.waiting().catch(() => this.now);
    this.now = found;
    if (!found) return;
    const calls = calling(found);
    for (const { table } of [...found.under_way, ...found.invited]) {
      const fresh = calls.find((one) => one.endsWith(table.code) && this.#known && !this.#known.includes(one));
      if (fresh) caller.call(fresh.startsWith('decision') ? 'decision' : 'invitation', t(`home-${table.game}`), table.code);
    }
    this.#known = calls;
  }

  /** While a page shows it. What is returned ends it. */
  watch(): () => void {
    return renewing(() => this.#ask(), EVERY, ELSEWHERE);
  }

  async decline(code: string): Promise<void> {
    await hall.decline(code);
    await this.#ask();
  }
}

export const ownWaiting = new OwnWaiting();
