import type {
  BagFigure,
  BarChartFigure,
  CellsFigure,
  ClockFigure,
  CoinsFigure,
  ColumnFigure,
  CubesFigure,
  CuboidFigure,
  DiceFigure,
  DrawingFigure,
  GrowingPatternFigure,
  HundredGridFigure,
  LineGraphFigure,
  MachineFigure,
  PictogramFigure,
  PieFigure,
  ProtractorFigure,
  RulerFigure,
  SequenceFigure,
  SpinnerFigure,
  TallyFigure,
  TreeFigure,
} from './figures/index.ts';
import type { MathNode } from './math.ts';
import type { FigureTone } from './tone.ts';

/**
 * A picture as data: the kit draws it, the checker counts it. Every figure has a Persian description that says to a
 * screen reader what is seen without giving the answer away.
 */
export type Figure = { readonly description: string } & FigureShape;

/** What a figure shows, without its description. */
export type FigureShape =
  /** Bars of equal length cut into equal parts, the first `shaded` of each filled. */
  | { readonly t: 'bars'; readonly bars: readonly FractionBar[] }
  /** Circles cut into equal sectors. */
  | { readonly t: 'circles'; readonly circles: readonly FractionBar[] }
  /** A set of objects of which some are marked. */
  | {
      readonly t: 'set';
      readonly shape: 'circle' | 'square' | 'star' | 'apple';
      readonly total: number;
      readonly marked: number;
      readonly tone?: FigureTone;
    }
  /** A rectangle of rows × columns; the first `shadedRows` rows and `shadedColumns` columns are filled (their overlap darker). */
  | {
      readonly t: 'area';
      readonly rows: number;
      readonly columns: number;
      readonly shadedRows: number;
      readonly shadedColumns: number;
    }
  /** Base-ten blocks. */
  | {
      readonly t: 'place-blocks';
      readonly thousands: number;
      readonly hundreds: number;
      readonly tens: number;
      readonly ones: number;
    }
  /** Notes and coins, values in toman. */
  | { readonly t: 'money'; readonly toman: readonly number[] }
  /** A number line to look at; the answer input has its own in `AnswerForm`. */
  | ({ readonly t: 'number-line' } & NumberLine)
  /** A place-value table; cells are one digit, '' or '?' for a blank. */
  | {
      readonly t: 'place-table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Columns that help points at, from the left, 0-based. */
      readonly marked?: readonly number[];
    }
  /** Written division in the Iranian layout: dividend left, divisor top right, quotient under it. `null` leaves a blank. */
  | {
      readonly t: 'long-division';
      readonly dividend: string;
      readonly divisor: string;
      readonly quotient: string | null;
      readonly steps: readonly DivisionStep[];
      readonly remainder: string | null;
    }
  /** A plain table with Persian headings. */
  | { readonly t: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly TableCell[])[] }
  | ColumnFigure
  | ClockFigure
  | DrawingFigure
  | CellsFigure
  | HundredGridFigure
  | BarChartFigure
  | LineGraphFigure
  | PictogramFigure
  | TallyFigure
  | PieFigure
  | SpinnerFigure
  | BagFigure
  | DiceFigure
  | CoinsFigure
  | RulerFigure
  | ProtractorFigure
  | CubesFigure
  | CuboidFigure
  | MachineFigure
  | GrowingPatternFigure
  | SequenceFigure
  | TreeFigure;

export interface FractionBar {
  readonly parts: number;
  readonly shaded: number;
  readonly tone?: FigureTone;
  readonly label?: MathNode;
}

export interface DivisionStep {
  /** What is subtracted. */
  readonly subtract: string;
  /** What is left after it, before the next digit comes down. */
  readonly left: string;
}

export type TableCell = (
  | { readonly t: 'text'; readonly text: string }
  | { readonly t: 'math'; readonly math: MathNode }
) & {
  /** Pointed at in help. */
  readonly marked?: true;
};

/**
 * A line from `from` to `to` (canonical whole numbers), each unit cut into `divisions` equal parts; tick 0 is `from`.
 * With `unit` 10, 100 or 1000 the labeled steps are that far apart.
 */
export interface NumberLine {
  readonly from: number;
  readonly to: number;
  /** Distance between two labeled marks, in the numbers of the line. Default 1. */
  readonly unit?: number;
  /** Equal parts between two labeled marks. */
  readonly divisions: number;
  /** Marked points: tick index counted from the left end, with an optional label. */
  readonly points?: readonly { readonly tick: number; readonly label?: MathNode; readonly tone?: FigureTone }[];
  /** Equal hops drawn above the line, each `size` ticks, starting at tick `start`. */
  readonly hops?: { readonly start: number; readonly size: number; readonly count: number };
  /** Which labeled marks show their number; all when left out. */
  readonly labels?: readonly number[];
  /** The numbers of the line are written as decimals («۴٫۴»), those between the labeled marks too; else as fractions. */
  readonly decimals?: true;
}
