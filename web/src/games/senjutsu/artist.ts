import { BUST, type Artist } from '../../lib/pictured';
import { portrait } from './art/portraits';

export const artist: Artist = (who) => ({ inside: portrait(who), box: BUST });
