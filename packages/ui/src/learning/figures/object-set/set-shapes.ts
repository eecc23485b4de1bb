/** Outlines of the objects in a 40 × 40 box. */
export const SHAPES = {
  circle: 'M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z',
  square: 'M9 5H31Q35 5 35 9V31Q35 35 31 35H9Q5 35 5 31V9Q5 5 9 5Z',
  star: 'M20 3.5L25 14.2L36.6 15.6L28 23.6L30.3 35.1L20 29.3L9.7 35.1L12 23.6L3.4 15.6L15 14.2Z',
  apple:
    'M20 13.5C14.5 8.5 4.5 11 4.5 21.5C4.5 30 11 36.5 15.5 36.5C17.5 36.5 18.6 35.6 20 35.6C21.4 35.6 22.5 36.5 24.5 36.5C29 36.5 35.5 30 35.5 21.5C35.5 11 25.5 8.5 20 13.5Z',
} as const;

/** Where the outlines cross the middle, from above. */
export const MIDDLES = { circle: [4, 36], square: [5, 35], star: [3.5, 29.3], apple: [13.5, 35.6] } as const;

/** The apple's stem and leaf, drawn over its outline. */
export const APPLE_STEM = 'M20 13.5C20 9.5 21 6 24 3.5M20.6 9.6C22.5 6.4 26.4 5.8 29.4 7C28 10 24 11.4 20.6 9.6Z';

const WIDEST = 8;
const NARROWEST = 4;

/** How many objects are in a row: all of up to six, else the widest full rows, so that none is left alone if it can be. */
export function setColumns(total: number): number {
  if (total <= 6) return Math.max(total, 1);
  for (let columns = WIDEST; columns >= NARROWEST; columns -= 1) if (total % columns === 0) return columns;
  return total < 2 * WIDEST ? Math.ceil(total / 2) : WIDEST;
}
