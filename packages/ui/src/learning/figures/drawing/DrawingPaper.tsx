import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import type { Stroke } from './clearance.ts';
import * as css from './DrawingPaper.css.ts';
import { type DrawingScale, drawingScale, type Paper, px } from './drawing-scale.ts';

export interface DrawingPaperProps {
  /** Size and print of the paper; drawn with its top left corner at (0, 0), in the px of `drawingScale`. */
  paper: Paper;
}

/** Room the numerals and arrows of the axes take outside of the paper, in px. */
export const AXIS_ROOM = 26;

/** The axes and the rows of their numerals, for labels to keep clear of; no other print hides a letter. */
export function printedStrokes(paper: Paper): readonly Stroke[] {
  if (paper.background !== 'numbered') return [];
  const { width, height } = drawingScale(paper);
  const upright = (x: number): Stroke => [
    { x, y: 0 },
    { x, y: height },
  ];
  const level = (y: number): Stroke => [
    { x: 0, y },
    { x: width, y },
  ];
  return [upright(0), upright(-13), level(height), level(height + 13)];
}

/** What is printed on the paper of a drawing: nothing, dots, squares, or squares with numbered axes. An SVG group. */
export function DrawingPaper({ paper }: DrawingPaperProps) {
  const scale = drawingScale(paper);
  switch (paper.background ?? 'none') {
    case 'none':
      return null;
    case 'dots':
      return <Dots scale={scale} />;
    case 'squares':
      return <Squares scale={scale} />;
    case 'numbered':
      return (
        <>
          <Squares scale={scale} />
          <Axes scale={scale} />
        </>
      );
  }
}

function Squares({ scale: { width, height, square, columns, rows } }: { scale: DrawingScale }) {
  const upright = steps(columns).map((column) => `M${px(column * square)} 0V${px(height)}`);
  const level = steps(rows).map((row) => `M0 ${px(height - row * square)}H${px(width)}`);
  return (
    <g data-paper="squares">
      <rect width={px(width)} height={px(height)} className={css.ground} />
      <path d={[...upright, ...level].join('')} className={css.grid} />
    </g>
  );
}

function Dots({ scale: { width, height, square, columns, rows } }: { scale: DrawingScale }) {
  return (
    <g data-paper="dots">
      <rect x={-8} y={-8} width={px(width + 16)} height={px(height + 16)} rx={8} className={css.ground} />
      {steps(rows).flatMap((row) =>
        steps(columns).map((column) => (
          <circle
            key={`${column} ${row}`}
            cx={px(column * square)}
            cy={px(height - row * square)}
            r={2.4}
            className={css.dot}
          />
        )),
      )}
    </g>
  );
}

/** Below this many px a square every second numeral is left out. */
const NARROW = 19;
const FONT = 14;

function Axes({ scale: { width, height, square, columns, rows } }: { scale: DrawingScale }) {
  const digits = useDigits();
  const every = square < NARROW ? 2 : 1;
  const shown = (count: number) => steps(count).filter((step) => step > 0 && step % every === 0);
  return (
    <g data-paper="axes">
      <path
        d={`M0 ${px(-AXIS_ROOM / 2)}V${px(height)}H${px(width + AXIS_ROOM / 2)}M-5 ${px(7 - AXIS_ROOM / 2)}L0 ${px(-AXIS_ROOM / 2)}L5 ${px(7 - AXIS_ROOM / 2)}M${px(width + AXIS_ROOM / 2 - 7)} ${px(height - 5)}L${px(width + AXIS_ROOM / 2)} ${px(height)}L${px(width + AXIS_ROOM / 2 - 7)} ${px(height + 5)}`}
        className={css.axis}
      />
      <text x={-9} y={px(height + 17)} fontSize={FONT} className={figureText}>
        {formatDigits(0, digits)}
      </text>
      {shown(columns).map((step) => (
        <text key={step} x={px(step * square)} y={px(height + 18)} fontSize={FONT} className={figureText}>
          {formatDigits(step, digits)}
        </text>
      ))}
      {shown(rows).map((step) => (
        <text key={step} x={-13} y={px(height - step * square)} dy="0.35em" fontSize={FONT} className={figureText}>
          {formatDigits(step, digits)}
        </text>
      ))}
    </g>
  );
}

function steps(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, step) => step);
}
