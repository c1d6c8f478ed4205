// How small a name must be printed so that none of its words is broken.

const NARROW = /[fijlrtI'’.]/g;
const WIDE = /[mwGKMW]/g;
const count = (word: string, letters: RegExp): number => word.match(letters)?.length ?? 0;

/** The length of the longest word, narrow letters counted as half and wide ones as one and a half: what `.fits` divides a line by. */
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length + (count(word, WIDE) - count(word, NARROW)) / 2));
