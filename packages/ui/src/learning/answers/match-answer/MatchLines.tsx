import type { Ref } from 'react';
import * as css from './MatchAnswer.css.ts';
import { PAIR_TONES } from './PairMark.tsx';

/** A line between two cards by their rows, counted from 0. */
export interface MatchLine {
  readonly from: number;
  readonly to: number;
}

export interface MatchLinesProps {
  lines: readonly MatchLine[];
  rows: number;
  /** The line being pulled: from a row of one column to a place of the drawing, both in its own measures. */
  pulled: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } | null;
  ref: Ref<SVGSVGElement>;
}

/** Across the gap: 0 the second column, 100 the first. */
export const ACROSS = 100;

/** The lines in the gap between the columns. One unit of height is one row, so that nothing has to be measured. */
export function MatchLines({ lines, rows, pulled, ref }: MatchLinesProps) {
  return (
    <svg
      ref={ref}
      className={css.lines}
      viewBox={`0 0 ${ACROSS} ${rows}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {lines.map(({ from, to }) => (
        <line
          key={from}
          x1={ACROSS}
          y1={from + 0.5}
          x2={0}
          y2={to + 0.5}
          className={css.line}
          data-tone={PAIR_TONES[from % PAIR_TONES.length]}
        />
      ))}
      {pulled !== null && <line {...pulled} className={css.line} data-tone="pulled" />}
    </svg>
  );
}
