// Whom a link to a table reaches: the truth, from where the page itself was loaded and from what the hall says.
import type { Reach } from '../generated/protocol';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a page of this host is seen by its own machine alone. */
export const isOfThisMachine = (hostname: string): boolean => LOOPBACK.test(hostname);

/** The address under which others open the hall; null where nobody but this machine can. Who came by an address proves that it works. */
export function addressForOthers(page: { hostname: string; origin: string }, reach: Reach | null): string | null {
  if (!isOfThisMachine(page.hostname)) return page.origin;
  return reach?.addresses[0] ?? null;
}

/** The other addresses at which the same hall is reached: whoever is on another network of the machine takes one of these. */
export function furtherAddresses(page: { hostname: string; origin: string }, reach: Reach | null): string[] {
  const shown = addressForOthers(page, reach);
  return (reach?.addresses ?? []).filter((one) => one !== shown);
}
