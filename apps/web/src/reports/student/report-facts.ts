import type { Contract, ResponseOf } from '@mashq/api/contract';
import { bestOf, mostOf, ofTen, sumOf as sumNumbers } from '@mashq/api/measures/shares';
import { formatDate } from '@mashq/ui/i18n';

type Calls = Contract['member']['practiceReports'];
type Hours = ResponseOf<Calls['hourlyDistribution']>;
type Parts = ResponseOf<Calls['performanceByTime']>['parts'];
export type DayPart = Parts[number]['part'];

/** Weeks that fit beside one another; more are put together by month. */
const WEEKS_SHOWN = 12;

/** Parts of the day by the hour each begins at; the night goes on to five. */
const PARTS: readonly (readonly [DayPart, number])[] = [
  ['morning', 5],
  ['noon', 11],
  ['afternoon', 14],
  ['evening', 18],
  ['night', 21],
];

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

/** The day and the part of the day with the most questions, each by itself; null where there are too few, or several. */
export function busiest(counts: readonly (readonly number[])[]): { day: number | null; part: number | null } {
  const parts = counts[0]?.map((_, part) => counts.map((row) => row[part] ?? 0)) ?? [];
  return { day: mostOf(counts.map(sumNumbers)), part: mostOf(parts.map(sumNumbers)) };
}

/** The part of the day with the most right first tries of ten; null where no part is better than the others. */
export function bestPart(parts: Parts): { part: DayPart; ofTen: number } | null {
  const shares = parts.map(({ judged, first_try_right }) => ({ part: first_try_right, whole: judged }));
  const place = bestOf(shares);
  const [best, share] = place === null ? [] : [parts[place], shares[place]];
  const tenths = share && ofTen(share);
  return best === undefined || tenths === undefined || tenths === null ? null : { part: best.part, ofTen: tenths };
}
