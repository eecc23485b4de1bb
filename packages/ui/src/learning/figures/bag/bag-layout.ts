import type { BagFigure, NamedTone } from '@mashq/curriculum/model';

/** A bead in the bag, in the drawing's own measure. */
export interface PlacedBead {
  readonly tone: NamedTone;
  readonly x: number;
  readonly y: number;
}

export interface BagLayout {
  readonly beads: readonly PlacedBead[];
  readonly radius: number;
}

/** Where beads may lie in a bag of 200 × 200. */
const BOUNDS = { left: 26, right: 174, top: 62, bottom: 180 };
const LARGEST = 15;

/** Lays the beads in rows from the bottom of the bag up, colors mixed but always in the same way. */
export function bagLayout(beads: BagFigure['bags'][number]['beads']): BagLayout {
  const tones = mixed(beads.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone)));
  const width = BOUNDS.right - BOUNDS.left;
  const height = BOUNDS.bottom - BOUNDS.top;
  const columns = Math.max(1, Math.ceil(Math.sqrt((tones.length * width) / height)));
  const rows = Math.max(1, Math.ceil(tones.length / columns));
  const pitch = Math.min(width / columns, height / rows, 2 * LARGEST + 4);
  return {
    radius: pitch / 2 - 2,
    beads: tones.map((tone, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, tones.length - row * columns);
      return {
        tone,
        x: 100 + ((index % columns) - (inRow - 1) / 2) * pitch,
        y: BOUNDS.bottom - pitch / 2 - row * pitch,
      };
    }),
  };
}

/** Every so-many-th in turn, so that equal beads do not lie together and can still be counted. */
function mixed<T>(items: readonly T[]): readonly T[] {
  const { length } = items;
  const stride = [7, 5, 3, 2, 1].find((step) => commonDivisor(step, length) === 1) ?? 1;
  return items.map((item, index) => items[(index * stride) % length] ?? item);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
