// What is chosen in pictures when a table is made: drawn by the games' own artists, fetched with the page that needs them.

export interface Drawing {
  /** What stands inside an SVG, and the part of it that is shown. */
  inside: string;
  box: string;
}

export type Artist = (what: string) => Drawing | null;

const BUST = '0 0 120 140';
const CARD = '0 0 120 100';

/** Who leads each deck that lies ready. */
const LEADERS: Record<string, string> = { hokuto: 'kenshiro', nanto: 'souther', cento: 'falco', raoul: 'raoul', rey: 'rey', zeta: 'zeta', taiga: 'taiga' };
/** Who stands for a further box. */
const FACES: Record<string, string> = { rikyu: 'rikyu', 'rising-sun': 'masamune' };

const ARTISTS: Record<string, () => Promise<Artist>> = {
  senjutsu: async () => {
    const { portrait } = await import('../games/senjutsu/art/portraits');
    return (who) => ({ inside: portrait(who), box: BUST });
  },
  ken: async () => {
    const { picture } = await import('../games/ken/art/cards');
    return (deck) => (LEADERS[deck] ? { inside: picture(LEADERS[deck]), box: CARD } : null);
  },
  'samurai-sword': async () => {
    const { portrait } = await import('../games/samurai-sword/art/portraits');
    return (box) => (FACES[box] ? { inside: portrait(FACES[box]), box: BUST } : null);
  },
};

const NOBODY: Artist = () => null;

/** Who draws for this game; where nobody does, signs stand in. */
export const artistOf = (game: string): Promise<Artist> => (ARTISTS[game] ?? (() => Promise.resolve(NOBODY)))();

/** Who is seen on the card of a kind of game: one side, and the other. */
export const SIDES: Record<string, Record<string, [string[], string[]]>> = {
  senjutsu: {
    duel: [['warrior'], ['ronin']],
    melee: [['warrior', 'ninja', 'monk'], []],
    teams: [['warrior', 'master'], ['ronin', 'ninja']],
    solo: [['warrior'], ['samurai-boss']],
    coop: [['warrior', 'master'], ['samurai-boss']],
    horde: [['warrior'], ['katana-ashigaru', 'yari-ashigaru', 'yumi-ashigaru']],
  },
  ken: { duel: [['hokuto'], ['nanto']], advanced: [['raoul'], ['cento']] },
};
