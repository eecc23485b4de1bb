import type { Inline } from './content.ts';
import type { FigureTone } from './figure.ts';
import type { BoardAxis, BoardCell, DrawingPoint, DrawingShape } from './figures/index.ts';

/** A card of a matching: a number, a word, a short sentence. */
export interface MatchItem {
  readonly id: string;
  readonly content: readonly Inline[];
}

/** Ids of two cards that belong together: one of the first column, one of the second. */
export type MatchPair = readonly [first: string, second: string];

/** Two columns of as many cards, each card with one partner. The first column is the one read first, in Persian the right one. */
export interface MatchForm {
  readonly kind: 'match';
  readonly first: readonly MatchItem[];
  readonly second: readonly MatchItem[];
}

export interface MatchInput {
  readonly kind: 'match';
  /** In the order they were made. */
  readonly pairs: readonly MatchPair[];
}

export interface MatchKey {
  readonly kind: 'match';
  /** A partner for every card. */
  readonly pairs: readonly MatchPair[];
  /** Of a known misconception: the pairs that show it, whatever the other cards are joined to; `pairs` holds them. */
  readonly telling?: readonly MatchPair[];
}

/** A square of a board, row and column counted from the top left corner, 0-based. */
export type CellPlace = readonly [row: number, column: number];

/** A board of squares to be colored. */
export interface CellsForm {
  readonly kind: 'cells';
  /** At most 12 of each; eight columns still make good targets on a phone. */
  readonly rows: number;
  readonly columns: number;
  /** Squares colored beforehand; they stay as they are. */
  readonly fixed: readonly BoardCell[];
  /** A mirror line. */
  readonly axis?: BoardAxis;
}

export interface CellsInput {
  readonly kind: 'cells';
  readonly cells: readonly CellPlace[];
}

/**
 * What colored squares may look like when no single picture is asked for: `count` squares that hold together along their
 * sides (`connected`), that hold together only with the help of corners (`corners`), or that do not hold together at all
 * (`scattered`); or squares that hold together along their sides with an outline of `length` sides (`perimeter`).
 */
export type CellsRule =
  | { readonly t: 'connected' | 'corners' | 'scattered'; readonly count: number }
  | { readonly t: 'perimeter'; readonly length: number };

export interface CellsKey {
  readonly kind: 'cells';
  /** The squares; with a rule, one example of those that keep it. */
  readonly cells: readonly CellPlace[];
  readonly rule?: CellsRule;
}

/** Points to be set on the crossings of a squared paper, x to the right and y up from 0. */
export interface PointsForm {
  readonly kind: 'points';
  /** In squares, at most 12; the crossings are 0 to `width` and 0 to `height`. */
  readonly width: number;
  readonly height: number;
  /** `numbered` has the axes of coordinates. */
  readonly background: 'dots' | 'squares' | 'numbered';
  /** What is drawn already: figures, their letters, a line, a center. One unit is one square. */
  readonly shapes: readonly DrawingShape[];
  /** What is drawn already, in Persian words for a screen reader, with the places of its points; never the answer. */
  readonly description: string;
  /** How many points are asked for. */
  readonly count: number;
  /** What is drawn through the points while they are set. Default nothing. */
  readonly join?: PointsJoin;
}

export type PointsJoin =
  /** A polygon through the given points and then those set, in their order. */
  | { readonly t: 'polygon'; readonly given: readonly DrawingPoint[] }
  /** The straight line through this point and the one set. */
  | { readonly t: 'line'; readonly through: DrawingPoint };

export interface PointsInput {
  readonly kind: 'points';
  /** In the order they were set. */
  readonly points: readonly DrawingPoint[];
}

/** Any crossing, other than `through` itself, on the line that runs through it in a direction: a parallel, a perpendicular. */
export interface PointsRule {
  readonly t: 'on-line';
  readonly through: DrawingPoint;
  readonly direction: readonly [dx: number, dy: number];
}

export interface PointsKey {
  readonly kind: 'points';
  /** In any order; with a rule, one example of those that keep it. */
  readonly points: readonly DrawingPoint[];
  readonly rule?: PointsRule;
}

/** A color to paint with. The accent has no name of its own: it shades where there is but one color. */
export interface Paint {
  readonly tone: Exclude<FigureTone, 'none'>;
  /** What it stands for («سیب»). Default the name of the color: «زرد», «سبز», «قرمز», «آبی». */
  readonly label?: string;
}

/** Equal parts of a bar, a circle or a spinner to be colored. */
export interface SectorsForm {
  readonly kind: 'sectors';
  readonly shape: 'bar' | 'circle' | 'spinner';
  /** 2 to 12: from the left, or clockwise from 12 o'clock. */
  readonly parts: number;
  /** At most four, each tone once. */
  readonly palette: readonly Paint[];
  /** No part may stay white. */
  readonly all?: true;
}

export interface SectorsInput {
  readonly kind: 'sectors';
  /** The tone of each part; null for a white one. */
  readonly tones: readonly (Paint['tone'] | null)[];
}

/** What must hold of the numbers of parts in each tone. */
export type SectorsRule =
  | { readonly t: 'count'; readonly tone: Paint['tone']; readonly count: number }
  | { readonly t: 'more'; readonly tone: Paint['tone']; readonly than: Paint['tone'] }
  | { readonly t: 'equal'; readonly tone: Paint['tone']; readonly to: Paint['tone'] };

export interface SectorsKey {
  readonly kind: 'sectors';
  /** One example of those that keep all rules. */
  readonly tones: readonly (Paint['tone'] | null)[];
  readonly rules: readonly SectorsRule[];
}

/**
 * Columns to be set to their heights: bars, the points of a line graph, or towers of blocks. Blocks are only moved from
 * tower to tower, so that their number stays.
 */
export interface LevelsForm {
  readonly kind: 'levels';
  readonly style: 'bars' | 'line' | 'blocks';
  /** At most eight, the first at the left. A column without a start is to be set; every tower has one. */
  readonly columns: readonly { readonly label: string; readonly start?: number }[];
  /** The axis is numbered from `from` by `step` up to `to`; of towers `from` is 0 and `to` the highest a tower may get. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The smallest change of a height, a divisor of `step`. Default `step`. */
  readonly move?: number;
  /** Written above the axis («نفر»). */
  readonly unit?: string;
}

export interface LevelsInput {
  readonly kind: 'levels';
  /** The heights, null for a column not set yet; none at all while nothing was touched. */
  readonly values: readonly (number | null)[];
}

export interface LevelsKey {
  readonly kind: 'levels';
  readonly values: readonly number[];
}

/** An angle to be opened on a protractor: one arm lies on the zero at this side, the other one is turned. */
export interface AngleForm {
  readonly kind: 'angle';
  readonly zero: 'left' | 'right';
}

export interface AngleInput {
  readonly kind: 'angle';
  /** From the arm that lies still, 0 to 180; null while the other one was not touched. */
  readonly degrees: number | null;
}

export interface AngleKey {
  readonly kind: 'angle';
  readonly degrees: number;
  /** How many degrees more or less are still right: a hand is no machine. */
  readonly tolerance: number;
}
