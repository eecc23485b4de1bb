import type { ReactNode } from 'react';
import type { IsoDate } from '../../forms/calendar/index.ts';
import { type LessonTone, minutesOf } from '../timetable/lessons.ts';

/** From one day to another, both within; without an end one day. */
interface Days {
  /** The first day, `2026-11-24`. */
  start: IsoDate;
  /** The last day, itself within. @default start */
  end?: IsoDate;
}

export interface CalendarEvent extends Days {
  id: string;
  title: string;
  /** When it begins on its day, `08:00`; without it the event takes the whole day. */
  from?: string;
  /** When it ends, `09:30`. @default an hour later */
  to?: string;
  /** Is under the title where there is room: «سالن ورزش». */
  detail?: string;
  /** A picture before the detail; decoration. */
  icon?: ReactNode;
  /** What it is of, such as a class; not its state. @default 'series1' */
  tone?: LessonTone;
  /** Where it leads. */
  href?: string;
}

export interface DayOff extends Days {
  /** Why: «شهادت حضرت فاطمه». */
  title: string;
}

/** An event in one week of seven columns. */
export interface PlacedEvent {
  event: CalendarEvent;
  /** The column it begins in; 0 is Saturday. */
  column: number;
  /** How many days of the week it takes. */
  span: number;
  /** Under how many others it is. */
  lane: number;
  /** It began in a week before, or goes on in the next. */
  isFromBefore: boolean;
  isGoingOn: boolean;
}

const DAY = 86_400_000;

/** Days since 1970-01-01, to count with. Throws `RangeError` for what is no day. */
export function dayOf(iso: IsoDate): number {
  const day = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY;
  if (Number.isNaN(day)) throw new RangeError(`Not a day: ${iso}`);
  return day;
}

export const isoOfDay = (day: number): IsoDate => new Date(day * DAY).toISOString().slice(0, 10);

/** A moment within the day in Tehran, to write the day with. */
export const momentOf = (day: number): string => `${isoOfDay(day)}T12:00:00+03:30`;

/** The Saturday of the week a day is in; 1970-01-01 was a Thursday, which is 5. */
export const weekOf = (day: number): number => day - ((((day + 5) % 7) + 7) % 7);

export const lastDayOf = ({ start, end }: Days): number => Math.max(dayOf(start), dayOf(end ?? start));

export const isOn = (days: Days, day: number): boolean => dayOf(days.start) <= day && day <= lastDayOf(days);

/** Takes whole days, in one or several of them. */
export const isWholeDay = (event: CalendarEvent): boolean =>
  event.from === undefined || lastDayOf(event) > dayOf(event.start);

/** Minutes of the day at which an event begins and ends. */
export function timesOf({ from, to }: CalendarEvent): { from: number; to: number } | undefined {
  if (from === undefined) return undefined;
  const start = minutesOf(from);
  const end = to === undefined ? Math.min(start + 60, 24 * 60) : minutesOf(to);
  return { from: start, to: Math.max(end, start + 1) };
}

/** What begins earlier first, what takes longer before what is short, whole days before hours. */
function compare(one: CalendarEvent, other: CalendarEvent): number {
  return (
    dayOf(one.start) - dayOf(other.start) ||
    lastDayOf(other) - lastDayOf(one) ||
    (timesOf(one)?.from ?? -1) - (timesOf(other)?.from ?? -1)
  );
}

/** The events of a day, in the order they are read. */
export const eventsOn = (events: readonly CalendarEvent[], day: number): readonly CalendarEvent[] =>
  events.filter((event) => isOn(event, day)).toSorted(compare);

/** The events of the week that begins with a Saturday, each under those that take one of its days before it. */
export function placeWeek(events: readonly CalendarEvent[], week: number): readonly PlacedEvent[] {
  /** The column after the last that is taken, of each lane. */
  const taken: number[] = [];
  return events
    .filter((event) => dayOf(event.start) < week + 7 && lastDayOf(event) >= week)
    .toSorted(compare)
    .map((event) => {
      const [start, last] = [dayOf(event.start), lastDayOf(event)];
      const column = Math.max(start - week, 0);
      const span = Math.min(last - week, 6) - column + 1;
      const free = taken.findIndex((end) => end <= column);
      const lane = free < 0 ? taken.length : free;
      taken[lane] = column + span;
      return { event, column, span, lane, isFromBefore: start < week, isGoingOn: last > week + 6 };
    });
}
