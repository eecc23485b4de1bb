import { drawNumber, groupsOfThree, type Level, numberWords, type Rng } from '../../../../authoring/index.ts';

/** The three groups of a number of seven to nine digits. */
export interface MillionGroups {
  readonly millions: number;
  readonly thousands: number;
  readonly ones: number;
}

const shapes: Readonly<Record<Level, readonly { readonly length: number; readonly zeros: number }[]>> = {
  1: [{ length: 7, zeros: 0 }],
  2: [
    { length: 7, zeros: 1 },
    { length: 8, zeros: 0 },
    { length: 8, zeros: 2 },
  ],
  3: [
    { length: 8, zeros: 3 },
    { length: 9, zeros: 2 },
    { length: 9, zeros: 3 },
  ],
  4: [
    { length: 7, zeros: 4 },
    { length: 8, zeros: 5 },
    { length: 9, zeros: 5 },
    { length: 9, zeros: 6 },
  ],
};

/** A number from 1,000,000 to 999,999,999 with zeros inside where the level has them. */
export function drawMillions(rng: Rng, level: Level): number {
  return drawNumber(rng, rng.pick(shapes[level]));
}

export function millionGroups(value: number): MillionGroups {
  const [millions = 0, thousands = 0, ones = 0] = groupsOfThree(value);
  return { millions, thousands, ones };
}

/** «۲۴ میلیون»: the groups that are not empty, in words and in reading order. */
export function spokenGroups({ millions, thousands, ones }: MillionGroups): readonly string[] {
  return [
    `${numberWords(millions)} میلیون`,
    ...(thousands > 0 ? [`${numberWords(thousands)} هزار`] : []),
    ...(ones > 0 ? [numberWords(ones)] : []),
  ];
}
