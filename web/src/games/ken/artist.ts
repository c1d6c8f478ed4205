import { CARD, type Artist } from '../../lib/pictured';
import { picture } from './art/cards';

/** Who leads each deck that lies ready. */
const LEADERS: Record<string, string> = { hokuto: 'kenshiro', nanto: 'souther', cento: 'falco', raoul: 'raoul', rey: 'rey', zeta: 'zeta', taiga: 'taiga' };

export const artist: Artist = (deck) => (LEADERS[deck] ? { inside: picture(LEADERS[deck]), box: CARD } : null);
