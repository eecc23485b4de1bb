import type { FigureTone } from '../tone.ts';

/** The axis of values: numbered from `from` by `step` up to `to`. */
export interface ValueAxis {
  /** Default 0; above it the axis is drawn broken. */
  readonly from?: number;
  readonly step: number;
  /** `from` plus a whole number of steps. */
  readonly to: number;
  /** Written above the axis («نفر»). */
  readonly unit?: string;
}

/** Upright bars over their names, the first at the left. */
export interface BarChartFigure extends ValueAxis {
  readonly t: 'bar-chart';
  readonly title?: string;
  /** `value: null` is a bar that is asked for: a question mark is in its place. */
  readonly bars: readonly {
    readonly label: string;
    readonly value: number | null;
    readonly tone?: FigureTone;
    /** Pointed at in help: a broken line leads from its top to the axis. */
    readonly marked?: true;
  }[];
}

/** Points over their names joined by a line, the first at the left. */
export interface LineGraphFigure extends ValueAxis {
  readonly t: 'line-graph';
  readonly title?: string;
  /** `value: null` is a point that is asked for; the line has a gap there. */
  readonly points: readonly { readonly label: string; readonly value: number | null; readonly marked?: true }[];
}

/** Rows of pictures from right to left, each picture worth so many things; the key stands below. */
export interface PictogramFigure {
  readonly t: 'pictogram';
  readonly title?: string;
  readonly shape: 'circle' | 'square' | 'star' | 'apple';
  readonly tone?: FigureTone;
  /** What one picture is worth, and of what («نفر»). */
  readonly each: number;
  readonly unit: string;
  /** In half pictures: 7 is three pictures and a half. `null` is a row that is asked for. */
  readonly rows: readonly { readonly label: string; readonly halves: number | null; readonly marked?: true }[];
}

/** A table of tally marks, a stroke across each four making five (چوب‌خط). */
export interface TallyFigure {
  readonly t: 'tally';
  readonly title?: string;
  /** `null` is a count that is asked for. */
  readonly rows: readonly { readonly label: string; readonly count: number | null; readonly marked?: true }[];
}

/** A circle of equal sectors shared among its slices, clockwise from 12 o'clock, with a legend. */
export interface PieFigure {
  readonly t: 'pie';
  readonly title?: string;
  readonly slices: readonly PieSlice[];
  /** Whether the cuts between the equal sectors of one slice are drawn; leave them out of a pie of percents. Default true. */
  readonly cuts?: boolean;
}

export interface PieSlice {
  readonly label: string;
  /** How many of the equal sectors are its own. */
  readonly parts: number;
  /** Default: a tone of its own for each slice, up to six. */
  readonly tone?: FigureTone;
  /** Written on the slice with a percent sign; `null` a box, left out nothing. */
  readonly percent?: number | null;
  /** Pointed at in help, by a thick edge. */
  readonly marked?: true;
}
