import type { FigureTone, MathNode, NumberLine } from '@mashq/curriculum/model';

/** A mark on the line. */
export interface NumberLineTick {
  /** Counted from the left end, 0-based. */
  readonly tick: number;
  /** Place between the ends: 0 the left one, 1 the right one. */
  readonly at: number;
  /** The number of a long mark; null for the short ones between. */
  readonly value: number | null;
  /** Whether the number is printed. */
  readonly isLabelled: boolean;
}

export interface NumberLinePoint {
  readonly tick: number;
  readonly at: number;
  readonly tone: FigureTone;
  readonly label?: MathNode;
}

/** One hop, drawn as an arc from `from` to `to`; `to` is left of `from` when it goes back. */
export interface NumberLineHop {
  readonly from: number;
  readonly to: number;
}

/** A number line without pixels: places are shares of its length, so that it can be drawn at any width. */
export interface NumberLineGeometry {
  readonly ticks: readonly NumberLineTick[];
  readonly points: readonly NumberLinePoint[];
  readonly hops: readonly NumberLineHop[];
}

/** How many equal parts the whole line has, which is the index of its last tick. */
export function numberLineParts(line: NumberLine): number {
  return Math.round((line.to - line.from) / (line.unit ?? 1)) * line.divisions;
}

/** The tick nearest to a place on the line (0 the left end, 1 the right one); places past the ends give the ends. */
export function nearestTick(line: NumberLine, at: number): number {
  const parts = numberLineParts(line);
  return Math.min(parts, Math.max(0, Math.round(at * parts)));
}

/** Where everything on the line stands. */
export function numberLineGeometry(line: NumberLine): NumberLineGeometry {
  const unit = line.unit ?? 1;
  const parts = numberLineParts(line);
  const shown = line.labels === undefined ? null : new Set(line.labels);
  const ticks = Array.from({ length: parts + 1 }, (_, tick): NumberLineTick => {
    const value = tick % line.divisions === 0 ? line.from + (tick / line.divisions) * unit : null;
    return { tick, at: tick / parts, value, isLabelled: value !== null && (shown === null || shown.has(value)) };
  });
  const { start = 0, size = 0, count = 0 } = line.hops ?? {};
  return {
    ticks,
    points: (line.points ?? []).map(({ tick, tone = 'accent', label }) => ({
      tick,
      at: tick / parts,
      tone,
      ...(label && { label }),
    })),
    hops: Array.from({ length: count }, (_, hop) => ({
      from: (start + hop * size) / parts,
      to: (start + (hop + 1) * size) / parts,
    })),
  };
}
