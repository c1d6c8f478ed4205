// The addresses of the hall's pages.

/** The game that is shown where nobody has named one. */
export const FIRST_GAME = 'samurai-sword';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'decks'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles' }
  | { page: 'lab'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'keeper' }
  | { page: 'me' }
  | { page: 'carry' }
  | { page: 'open'; code: string }
  | { page: 'notices'; purpose: 'off' | 'confirm'; signed: string }
  | { page: 'book'; game: string }
  | { page: 'openings'; game: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [page = '', word = '', more = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === '') return { page: 'home' };
  if (page === 'new') return { page, game: word || FIRST_GAME };
  if (page === 'table' && word) return { page, code: word.toUpperCase() };
  if (page === 'replay' && word) return { page, id: word };
  if (page === 'rules') return { page, game: word || FIRST_GAME };
  if (page === 'decks' && word) return { page, game: word };
  if (page === 'openings') return { page, game: word || FIRST_GAME };
  if (page === 'book') return { page, game: word || FIRST_GAME };
  if (page === 'lab') return { page, game: word };
  if (page === 'cards') return { page, game: word || FIRST_GAME };
  if (page === 'puzzles' || page === 'keeper' || page === 'me' || page === 'carry') return { page };
  if (page === 'open' && word) return { page, code: word.toUpperCase() };
  if (page === 'notices' && (word === 'off' || word === 'confirm') && more) return { page, purpose: word, signed: more };
  if (page === 'learn') return { page, game: word || FIRST_GAME };
  return { page: 'lost' };
}
