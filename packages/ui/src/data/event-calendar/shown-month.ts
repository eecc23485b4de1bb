import { type CalendarIdentifier, endOfMonth, startOfMonth, toCalendar } from '@internationalized/date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { createPersianCalendar, isoOf, readIso } from '../../forms/calendar/iso-date.ts';
import { dayOf, isoOfDay, weekOf } from './events.ts';

/** A month of the page's calendar. */
export interface ShownMonth {
  first: number;
  last: number;
  /** The Saturdays its weeks begin with. */
  weeks: readonly number[];
}

const partsOf = (day: number, system: CalendarIdentifier) => {
  const date = readIso(isoOfDay(day));
  if (date === null) throw new RangeError(`Not a day: ${day}`);
  return toCalendar(date, createPersianCalendar(system));
};

/** The calendar of the page: Jalali, or what its `MashqProvider` says. */
export function useCalendarSystem(): CalendarIdentifier {
  const { locale } = useLocale();
  return new Intl.DateTimeFormat(locale).resolvedOptions().calendar as CalendarIdentifier;
}

/** The month a day is in, in whole weeks from Saturday. */
export function monthOf(day: number, system: CalendarIdentifier): ShownMonth {
  const date = partsOf(day, system);
  const [first, last] = [dayOf(isoOf(startOfMonth(date))), dayOf(isoOf(endOfMonth(date)))];
  const weeks = [];
  for (let week = weekOf(first); week <= last; week += 7) weeks.push(week);
  return { first, last, weeks };
}

/** The number of a day in its month. */
export const dayOfMonth = (day: number, system: CalendarIdentifier): number => partsOf(day, system).day;

/** The same day of a month before or after; its last where it has fewer. */
export const addMonths = (day: number, months: number, system: CalendarIdentifier): number =>
  dayOf(isoOf(partsOf(day, system).add({ months })));
