import type { Inline } from '../content/blocks.ts';
import { math, text } from '../content/build.ts';
import type { MathNode } from '../content/math.ts';
import { Decimal } from '../numbers/decimal.ts';
import type { NumberReading } from './read-number.ts';
import { type Fields, given, type InvalidReason, type Reading, refuse, sameParts, strings } from './reading.ts';

/** One box to be typed in. */
export interface Blank {
  /** Shown before the box when a question has more than one («خارج‌قسمت»), and read as the box's name. */
  readonly label?: string;
  /** A unit word printed after the box («تومان»). */
  readonly unit?: string;
}

export function publicBlank({ label, unit }: Blank): Blank {
  return { ...(label === undefined ? {} : { label }), ...(unit === undefined ? {} : { unit }) };
}

export function isEmptyReading(reading: NumberReading): boolean {
  return !reading.ok && reading.reason === 'empty';
}

/** Boxes for numbers, one a blank, each read by `read`. */
export function readBoxes(
  read: (raw: string, unit?: string) => NumberReading,
  blanks: readonly Blank[],
  fields: Fields,
): Reading {
  const values = strings(fields.values);
  if (values === null || values.length > blanks.length) return refuse('unknown-option');
  const readings = blanks.map((blank, index) => read(values[index] ?? '', blank.unit));
  if (readings.every(isEmptyReading)) return refuse('empty');
  const parts: string[] = [];
  const others: string[] = [];
  const unfit: string[] = [];
  let reason: InvalidReason | undefined;
  for (const reading of readings) {
    if (isEmptyReading(reading)) return refuse('incomplete');
    if (!reading.ok) return reading;
    parts.push(reading.value.toString());
    others.push((reading.otherwise ?? reading.value).toString());
    unfit.push((reading.unfit?.value ?? reading.value).toString());
    reason ??= reading.unfit?.reason;
  }
  return {
    ...given(parts),
    ...(sameParts(parts, others) ? {} : { otherwise: given(others) }),
    ...(reason === undefined ? {} : { unfit: { reason, parts: unfit } }),
  };
}

/** `12.50` and `12.5` are one value. */
export function numberParts({ values }: { readonly values: readonly string[] }): readonly string[] {
  return values.map((value) => Decimal.parse(value).toString());
}

/** Values with their labels and units: «خارج‌قسمت: ۱۲، باقی‌مانده: ۳ تومان». */
export function labeled(values: readonly MathNode[], blanks: readonly Blank[]): readonly Inline[] {
  return values.flatMap((value, index) => {
    const blank = blanks[index];
    return [
      ...(index > 0 ? [text('، ')] : []),
      ...(blank?.label === undefined ? [] : [text(`${blank.label}: `)]),
      math(value),
      ...(blank?.unit === undefined ? [] : [text(` ${blank.unit}`)]),
    ];
  });
}
