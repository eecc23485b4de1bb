/** Radius of the pie in the drawing's own measure; its middle is (0, 0). */
export const PIE_RADIUS = 100;

export interface PieSector {
  readonly path: string;
  /** Where its percent is written. */
  readonly label: Spot;
  /** Whether it is too narrow for writing, which then stands past the rim. */
  readonly isNarrow: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A share of the circle below which writing does not fit inside. */
const NARROW = 0.09;

/** Slices clockwise from 12 o'clock, each as wide as its share of all parts. */
export function pieSectors(parts: readonly number[]): readonly PieSector[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  return parts.map((part) => {
    const start = before / total;
    before += part;
    const end = before / total;
    const share = end - start;
    const isNarrow = share < NARROW;
    const reach = isNarrow ? 120 : share > 0.5 ? 52 : share < 0.17 ? 74 : 64;
    return { path: slice(start, end), label: at((start + end) / 2, reach), isNarrow };
  });
}

/** Where the cuts between the equal parts meet the rim. */
export function cutPoints(total: number): readonly Spot[] {
  return total < 2 ? [] : Array.from({ length: total }, (_, index) => at(index / total, PIE_RADIUS));
}

function slice(start: number, end: number): string {
  const r = PIE_RADIUS;
  if (end - start >= 1) return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  const from = at(start, r);
  const to = at(end, r);
  return `M0 0L${from.x} ${from.y}A${r} ${r} 0 ${end - start > 0.5 ? 1 : 0} 1 ${to.x} ${to.y}Z`;
}

/** A share of a turn clockwise from 12 o'clock. */
function at(turn: number, radius: number): Spot {
  const angle = 2 * Math.PI * turn;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

function round(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 1000) / 1000 + 0;
}
