// How small a name must be printed so that none of its words is broken.

const NARROW = /[fijlrtI'’.]/g;

/** The length of the longest word, narrow letters counted as half: what `.fits` divides a line by. */
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length - (word.match(NARROW)?.length ?? 0) / 2));
