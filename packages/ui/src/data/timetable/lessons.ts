import type { ReactNode } from 'react';
import { formatDigits } from '../../i18n/digits.ts';
import type { DigitsName } from '../../theme/apply-theme.ts';

/** A weekday, Saturday first: 0 is Saturday, 6 Friday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Tones of lessons: those of series in charts. */
export type LessonTone = 'series1' | 'series2' | 'series3' | 'series4' | 'series5' | 'series6';

const TONES: readonly LessonTone[] = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'];

export interface Lesson {
  id: string;
  weekday: Weekday;
  /** `08:00`. */
  start: string;
  /** `09:30`; later than the start. */
  end: string;
  /** What it is, or whose: «پنجم الف». */
  title: string;
  /** Is under the title: «صفحهٔ ۱۰ تا ۱۳». */
  detail?: string;
  /** A picture before the detail; decoration. */
  icon?: ReactNode;
  /** @default that of the lessons with the same title */
  tone?: LessonTone;
  /** Apart from the others of its title, such as a quiz: an edge in place of a ground; its detail says what it is. @default false */
  isOutlined?: boolean;
  /** Where it leads. */
  href?: string;
}

/** A lesson with its place among those at the same time, in minutes of the day. */
export interface PlacedLesson {
  lesson: Lesson;
  from: number;
  to: number;
  tone: LessonTone;
  /** Beside others at the same time: its column, and how many there are. */
  lane: number;
  lanes: number;
}

/** Minutes of the day of a time such as `14:30`. Throws `RangeError` for what is no time. */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  if (!(all >= 0 && all <= 24 * 60 && Number(minutes) < 60)) throw new RangeError(`Not a time: ${time}`);
  return all;
}

/** A time of day as it is read: «۹:۳۰». */
export const timeText = (minutes: number, digits: DigitsName) =>
  formatDigits(`${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`, digits);

/** Each day's lessons by their start; those that overlap are beside each other. */
export function placeLessons(lessons: readonly Lesson[]): ReadonlyMap<Weekday, readonly PlacedLesson[]> {
  const titles = [...new Set(lessons.map(({ title }) => title))];
  const days = new Map<Weekday, PlacedLesson[]>();
  const sorted = lessons
    .map((lesson) => ({ lesson, from: minutesOf(lesson.start), to: minutesOf(lesson.end) }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
  for (const { lesson, from, to } of sorted) {
    if (to <= from) throw new RangeError(`The lesson ${lesson.id} ends before it begins`);
    const day = days.get(lesson.weekday) ?? [];
    const tone = lesson.tone ?? TONES[titles.indexOf(lesson.title) % TONES.length] ?? 'series1';
    day.push({ lesson, from, to, tone, lane: 0, lanes: 1 });
    days.set(lesson.weekday, day);
  }
  for (const day of days.values()) giveLanes(day);
  return days;
}

/** Lessons that overlap, directly or over others, share the width of their day. */
function giveLanes(day: readonly PlacedLesson[]): void {
  let group: PlacedLesson[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const placed of group) placed.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const placed of day) {
    if (ends.every((end) => end <= placed.from)) close();
    const free = ends.findIndex((end) => end <= placed.from);
    placed.lane = free < 0 ? ends.length : free;
    ends[placed.lane] = placed.to;
    group.push(placed);
  }
  close();
}

/** The whole hours that hold all lessons, at least two of them. */
export function hoursOf(days: ReadonlyMap<Weekday, readonly PlacedLesson[]>): { first: number; last: number } {
  const all = [...days.values()].flat();
  if (all.length === 0) return { first: 8, last: 13 };
  const first = Math.floor(Math.min(...all.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(...all.map(({ to }) => to)) / 60);
  return { first, last: Math.max(last, first + 2) };
}
