// Watching: to a table at which something happens.
import * as hall from './hall';
import { place } from './route.svelte';

/** To a table of this game, or of any; where nobody plays in the open the hall shows masters. */
export async function watchGame(game: string | null = null): Promise<void> {
  const { code } = await hall.watch({ game });
  place.go(`/table/${code}`);
}
