import type { Contract, ResponseOf } from '@mashq/api/contract';
import { formatDate } from '@mashq/ui/i18n';

type Calls = Contract['member']['practiceReports'];
type Hours = ResponseOf<Calls['hourlyDistribution']>;
type Parts = ResponseOf<Calls['performanceByTime']>['parts'];
export type DayPart = Parts[number]['part'];

/** Weeks that fit beside one another; more are put together by month. */
const WEEKS_SHOWN = 12;
const OF_TEN = 10;
/** Fewer answers say nothing of a part of the day. */
const ENOUGH = 10;

/** Parts of the day by the hour each begins at; the night goes on to five. */
const PARTS: readonly (readonly [DayPart, number])[] = [
  ['morning', 5],
  ['noon', 11],
  ['afternoon', 14],
  ['evening', 18],
  ['night', 21],
];

/** A share as a whole number of ten. */
export function ofTen(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * OF_TEN);
}

export interface Span<Week> {
  /** «۲۳ آبان», or «آبان ۱۴۰۵» for several weeks. */
  readonly label: string;
  readonly weeks: readonly Week[];
}

/** Weeks as they are drawn: each by itself, or by the month they begin in where they are many. */
export function spansOf<Week extends { readonly week_start: string }>(weeks: readonly Week[]): Span<Week>[] {
  const style = weeks.length > WEEKS_SHOWN ? 'month' : 'day';
  const spans = Map.groupBy(weeks, ({ week_start }) => formatDate(week_start, style));
  return [...spans].map(([label, own]) => ({ label, weeks: own }));
}

export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

export function partOfHour(hour: number): DayPart {
  return PARTS.findLast(([, from]) => hour >= from)?.[0] ?? 'night';
}

/** Questions by day of the week and part of the day: the hours after midnight are of the day they are in. */
export function partsOfDays(days: Hours['days']): { parts: DayPart[]; counts: number[][] } {
  const parts = PARTS.map(([part]) => part);
  const counts = days.map((hours) =>
    parts.map((part) => sumOf([...hours.entries()], ([hour, count]) => (partOfHour(hour) === part ? count : 0))),
  );
  return { parts, counts };
}

/** The day and the part with the most questions; null where there are none. */
export function busiest(counts: readonly (readonly number[])[]): { day: number; part: number } | null {
  const cells = counts.flatMap((row, day) => row.map((count, part) => ({ day, part, count })));
  const [first] = cells.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  return first ?? null;
}

/** The part of the day with the most right first tries of ten, among parts with enough answers; null where none has. */
export function bestPart(parts: Parts): { part: DayPart; ofTen: number } | null {
  const [best] = parts
    .filter(({ judged }) => judged >= ENOUGH)
    .map(({ part, judged, first_try_right }) => ({ part, share: first_try_right / judged, judged, first_try_right }))
    .sort((one, other) => other.share - one.share);
  return best === undefined ? null : { part: best.part, ofTen: ofTen(best.first_try_right, best.judged) };
}
