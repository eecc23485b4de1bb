import * as v from 'valibot';

/** A whole number that may not be below zero. */
export const natural = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole number from one on. */
export const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A whole number between two others, both included. */
export function between(from: number, to: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
}

/** A helper color of the theme. */
export const tone = v.picklist(['accent', 'turmeric', 'leaf', 'rose', 'sky', 'none']);
