// What is chosen in pictures when a table is made: drawn by the games' own artists (`artist.ts`), fetched with the page that needs them.

export interface Drawing {
  /** What stands inside an SVG, and the part of it that is shown. */
  inside: string;
  box: string;
}

export type Artist = (what: string) => Drawing | null;

export const BUST = '0 0 120 140';
export const CARD = '0 0 120 100';

const found = import.meta.glob<Artist>('../games/*/artist.ts', { import: 'artist' });

const NOBODY: Artist = () => null;

/** Who draws for this game; where nobody does, signs stand in. */
export const artistOf = (game: string): Promise<Artist> => found[`../games/${game}/artist.ts`]?.() ?? Promise.resolve(NOBODY);
