import { drawNumber, groupsOfThree, type Level, type Rng } from '../../../../authoring/index.ts';

/** Length and count of inner zeros a level writes numbers with. */
const shapes: Readonly<Record<Level, readonly { readonly length: number; readonly zeros: number }[]>> = {
  1: [{ length: 5, zeros: 0 }],
  2: [
    { length: 5, zeros: 1 },
    { length: 6, zeros: 0 },
    { length: 6, zeros: 1 },
  ],
  3: [
    { length: 5, zeros: 2 },
    { length: 6, zeros: 1 },
    { length: 6, zeros: 2 },
  ],
  4: [
    { length: 6, zeros: 2 },
    { length: 6, zeros: 3 },
    { length: 6, zeros: 4 },
  ],
};

/** A number from 10,000 to 999,999 with zeros where the level has them. */
export function drawSixDigits(rng: Rng, level: Level): number {
  return drawNumber(rng, rng.pick(shapes[level]));
}

/** The two groups of a five- or six-digit number. */
export function thousandsAndOnes(value: number): { readonly thousands: number; readonly ones: number } {
  const [thousands = 0, ones = 0] = groupsOfThree(value);
  return { thousands, ones };
}
