// The games of the house, in the order in which they are shown, and the sign of each.
export const GAME_ICONS: Record<string, string> = { 'samurai-sword': 'honour', 'rising-sun': 'summer', senjutsu: 'k-resist', ken: 'hokuto' };
export const GAMES = Object.keys(GAME_ICONS);
