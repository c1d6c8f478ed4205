import { BUST, type Artist } from '../../lib/pictured';
import { portrait } from './art/portraits';

/** Who stands for a further box. */
const FACES: Record<string, string> = { rikyu: 'rikyu', 'rising-sun': 'masamune' };

export const artist: Artist = (box) => (FACES[box] ? { inside: portrait(FACES[box]), box: BUST } : null);
