import type { DayPartSchema } from '@mashq/api/contract';
import type { InferOutput } from 'valibot';

export type DayPart = InferOutput<typeof DayPartSchema>;

/** Parts of a child's day by the hours they begin at; the night goes on to the morning. */
export const DAY_PARTS: readonly { readonly part: DayPart; readonly from: number; readonly to: number }[] = [
  { part: 'morning', from: 5, to: 11 },
  { part: 'noon', from: 11, to: 14 },
  { part: 'afternoon', from: 14, to: 18 },
  { part: 'evening', from: 18, to: 21 },
  { part: 'night', from: 21, to: 5 },
];

/** The part of the day that an hour from 0 to 23 is in. */
export function dayPartOf(hour: number): DayPart {
  const found = DAY_PARTS.find(({ from, to }) => (from < to ? hour >= from && hour < to : hour >= from || hour < to));
  return found?.part ?? 'night';
}
