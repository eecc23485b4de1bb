import type { Contract, ResponseOf } from '@mashq/api/contract';
import { bestOf, mostOf, ofTen, sumOf as sumNumbers } from '@mashq/api/measures/shares';
import type { Skills } from '@mashq/state/practice/next-skill';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { reportWords } from '../strings/student-report.ts';

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

export type PracticedChapter = ResponseOf<Calls['skillsPerformance']>['chapters'][number];

/** The first true thing of a report: what was learned, else what is near, else how much was practiced. */
export type News =
  | { readonly kind: 'learned'; readonly count: number; readonly near: number }
  | { readonly kind: 'near' | 'done' | 'none'; readonly count: number };

export function newsOf({ done }: { done: number }, chapters: readonly PracticedChapter[]): News {
  const skills = chapters.flatMap((chapter) => chapter.skills);
  const learned = skills.filter((skill) => skill.is_new).length;
  const near = skills.filter(({ mastery }) => mastery.band === 'near').length;
  if (learned > 0) return { kind: 'learned', count: learned, near };
  if (near > 0) return { kind: 'near', count: near };
  return { kind: done > 0 ? 'done' : 'none', count: done };
}

/** The chapter with the most questions, whole as the book has it; without the book, its practiced skills. */
export function chapterOf(practiced: readonly PracticedChapter[], book: Skills | undefined) {
  const most = practiced
    .filter(({ number, grade }) => number > 0 && (book === undefined || grade === book.grade))
    .map((chapter) => ({ chapter, done: sumOf(chapter.skills, ({ done }) => done) }))
    .sort((a, b) => b.done - a.done)[0]?.chapter;
  return most && (book?.chapters.find(({ number }) => number === most.number) ?? most);
}

/** More weeks than these are not shown day by day. */
export const MAX_WEEKS_OF_DAYS = WEEKS_SHOWN;

const DAY_MS = 86_400_000;

/** The weeks of a report with their dates, and which day of the last one is today. */
export function weeksOf(weeks: readonly { week_start: string; practiced: readonly number[] }[], now: number) {
  const { week, thisWeek, today } = reportWords.days;
  const day = (moment: number) => formatDate(moment, 'day');
  const since = Math.floor((now - Date.parse(weeks.at(-1)?.week_start ?? '')) / DAY_MS);
  const isRunning = since >= 0 && since < 7;
  return {
    today: isRunning ? since : undefined,
    weeks: weeks.map(({ week_start, practiced }, index) => {
      const start = Date.parse(week_start);
      const isLast = isRunning && index === weeks.length - 1;
      // Of two days in one month the month is said once.
      const [from, to] = [day(start), day(start + 6 * DAY_MS)];
      const month = from.slice(from.indexOf(' '));
      const first = to.endsWith(month) ? from.slice(0, from.indexOf(' ')) : from;
      return { practiced, label: isLast ? (since === 0 ? today : thisWeek(from)) : week(first, to) };
    }),
  };
}

/** «۱ ساعت و ۴۸ دقیقه». */
export function lengthOf(minutes: number): string {
  const { minutes: ofMinutes, hours: ofHours, and } = reportWords.days;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [ofHours(formatNumber(hours))] : []),
    ...(rest > 0 ? [ofMinutes(formatNumber(rest))] : []),
  ].join(and);
}
