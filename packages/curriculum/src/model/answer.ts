import type {
  AngleForm,
  AngleInput,
  AngleKey,
  CellsForm,
  CellsInput,
  CellsKey,
  LevelsForm,
  LevelsInput,
  LevelsKey,
  MatchForm,
  MatchInput,
  MatchKey,
  PointsForm,
  PointsInput,
  PointsKey,
  SectorsForm,
  SectorsInput,
  SectorsKey,
} from './built-answer.ts';
import type { Inline } from './content.ts';
import type { NumberLine } from './figure.ts';
import type { MathNode } from './math.ts';

/** One box to be typed in. */
export interface Blank {
  /** Shown before the box when a question has more than one («خارج‌قسمت»), and read as the box's name. */
  readonly label?: string;
  /** A unit word printed after the box («تومان»). */
  readonly unit?: string;
}

/** What the child fills in: everything the input needs, nothing that states the key. */
export type AnswerForm =
  | { readonly kind: 'integer'; readonly blanks: readonly Blank[] }
  | { readonly kind: 'decimal'; readonly blanks: readonly Blank[] }
  | {
      readonly kind: 'fraction';
      /** Lowest terms asked for: an equal, unreduced fraction is refused with that message and costs no try. */
      readonly simplest?: boolean;
    }
  | { readonly kind: 'mixed' }
  | {
      readonly kind: 'choice';
      readonly options: readonly ChoiceOption[];
      /** Laid out as big tiles side by side (comparison signs, fractions) or as lines of text. */
      readonly layout: 'tiles' | 'list';
    }
  | {
      readonly kind: 'order';
      readonly items: readonly OrderItem[];
      /** Words at the two ends, first and last in reading order of the row (left to right). */
      readonly ends: readonly [string, string];
    }
  | { readonly kind: 'number-line'; readonly line: NumberLine }
  | {
      readonly kind: 'clock';
      readonly format: ClockFormat;
      /** A third box for the seconds. */
      readonly seconds?: true;
    }
  | MatchForm
  | CellsForm
  | PointsForm
  | SectorsForm
  | LevelsForm
  | AngleForm;

/** A time on the dial (hours 1 to 12), a time of the day (0 to 23), or how long something takes (hours from 0). */
export type ClockFormat = 'time12' | 'time24' | 'duration';

export type AnswerKind = AnswerForm['kind'];

export interface ChoiceOption {
  readonly id: string;
  readonly content: readonly Inline[];
}

export interface OrderItem {
  readonly id: string;
  readonly math: MathNode;
}

/**
 * Exactly what was typed or picked, before any reading of it; stored and shown as it is.
 * Strings keep the digits, marks and spaces of the keyboard that made them.
 */
export type RawInput =
  | { readonly kind: 'integer' | 'decimal'; readonly values: readonly string[] }
  | { readonly kind: 'fraction'; readonly numerator: string; readonly denominator: string }
  | { readonly kind: 'mixed'; readonly whole: string; readonly numerator: string; readonly denominator: string }
  | { readonly kind: 'choice'; readonly option: string | null }
  /** Ids in the order they were put, left to right. */
  | { readonly kind: 'order'; readonly items: readonly string[] }
  /** The tick the handle is on; null while it was not touched. */
  | { readonly kind: 'number-line'; readonly tick: number | null }
  | {
      readonly kind: 'clock';
      readonly hour: string;
      readonly minute: string;
      /** There when the form asks for seconds. */
      readonly second?: string;
    }
  | MatchInput
  | CellsInput
  | PointsInput
  | SectorsInput
  | LevelsInput
  | AngleInput;

/** The right answer, in exact canonical form. It never leaves the server before its time. */
export type AnswerKey =
  /** Canonical integers ("1234", "-3"), one a blank. */
  | { readonly kind: 'integer'; readonly values: readonly string[] }
  /** Canonical decimals ("0.7", "12"), no trailing zeros after the point, one a blank. */
  | { readonly kind: 'decimal'; readonly values: readonly string[] }
  | { readonly kind: 'fraction'; readonly numerator: number; readonly denominator: number }
  | { readonly kind: 'mixed'; readonly whole: number; readonly numerator: number; readonly denominator: number }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'order'; readonly items: readonly string[] }
  | { readonly kind: 'number-line'; readonly tick: number }
  | { readonly kind: 'clock'; readonly hour: number; readonly minute: number; readonly second?: number }
  | MatchKey
  | CellsKey
  | PointsKey
  | SectorsKey
  | LevelsKey
  | AngleKey;
