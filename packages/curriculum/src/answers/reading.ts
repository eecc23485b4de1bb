/** Why an input could not be read as an answer. No try is used up. */
export type InvalidReason =
  | 'empty'
  | 'incomplete'
  | 'not-a-number'
  | 'fraction-in-whole-box'
  | 'decimal-in-whole-box'
  | 'fraction-in-decimal-box'
  | 'fraction-in-one-box'
  | 'two-decimal-marks'
  | 'misplaced-thousands'
  | 'two-signs'
  | 'sign-after'
  | 'unit-typed'
  | 'other-unit'
  | 'unit-counts-more'
  | 'zero-denominator'
  | 'not-simplest'
  | 'improper-part'
  | 'untouched'
  | 'hour-off-dial'
  | 'hour-off-day'
  | 'minute-past-hour'
  | 'second-past-minute'
  | 'unknown-option';

/** An input read as an answer of its kind: its value part by part, and one canonical line of it for records. */
export interface Given {
  readonly ok: true;
  readonly parts: readonly string[];
  readonly normalized: string;
  /** False for a fraction that could still be reduced. */
  readonly reduced: boolean;
  /** What the same characters may mean as well: the comma of `1,234` parts thousands or is the decimal mark. */
  readonly otherwise?: Given;
  /** What the same characters are worth in a form that the box does not take; where that is right, the child is asked to write it again. */
  readonly unfit?: { readonly reason: InvalidReason; readonly parts: readonly string[] };
}

/** An input that is no answer, and why. */
export interface Unreadable {
  readonly ok: false;
  readonly reason: InvalidReason;
  /** The number probably meant, for the message. */
  readonly meant?: string;
}

export type Reading = Given | Unreadable;

/** An input of any shape: its fields may be missing or hold anything. */
export type Fields = Readonly<Record<string, unknown>>;

export function refuse(reason: InvalidReason): Unreadable {
  return { ok: false, reason };
}

export function given(parts: readonly string[], normalized = parts.join('|'), reduced = true): Given {
  return { ok: true, parts, normalized, reduced };
}

/** The same parts in the same order. */
export function sameParts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

/** The items of anything that may be a list; null when it is none. */
export function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** The items of anything that may be a list of strings; null when it is none. */
export function strings(value: unknown): readonly string[] | null {
  const list = listOf(value);
  return list?.every((item) => typeof item === 'string') ? list : null;
}

/** A whole number from 0 to the last one. */
export function isWithin(value: unknown, last: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= last;
}
