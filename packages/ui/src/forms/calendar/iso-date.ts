import {
  type CalendarDate,
  type DateValue,
  GregorianCalendar,
  PersianCalendar,
  parseDate,
  toCalendar,
  toCalendarDate,
} from '@internationalized/date';
import { formatDate } from '../../i18n/dates.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { ValidityMessages } from '../field/validity.ts';

/** A day as the API has it, ISO 8601: `2026-11-21`. */
export type IsoDate = string;

const known = new Map<IsoDate, CalendarDate>();

/**
 * The day, or null for none and for what is no day. The same text gives the same object: react-aria takes another one for a
 * change, and forgets the parts that are typed so far.
 */
export function readIso(date: IsoDate | null | undefined): CalendarDate | null {
  if (date == null || date === '') return null;
  const text = date.slice(0, 10);
  try {
    const day = known.get(text) ?? parseDate(text);
    known.set(text, day);
    return day;
  } catch {
    return null;
  }
}

const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();

/**
 * Bounds as react-aria takes them: left out where there are none. They are Jalali days, since a calendar that is bounded
 * begins its month where the bound's month begins.
 */
export function bounds(minDate: IsoDate | undefined, maxDate: IsoDate | undefined) {
  const minValue = readIso(minDate);
  const maxValue = readIso(maxDate);
  return {
    ...(minValue !== null && { minValue: toCalendar(minValue, persian) }),
    ...(maxValue !== null && { maxValue: toCalendar(maxValue, persian) }),
  };
}

/** What is said of a day out of bounds. */
export function boundMessages(minDate: IsoDate | undefined, maxDate: IsoDate | undefined): ValidityMessages {
  const { tooEarly, tooLate } = messagesFor('forms.calendar', faFormControls.calendar);
  return {
    ...(minDate !== undefined && { rangeUnderflow: tooEarly(formatDate(minDate)) }),
    ...(maxDate !== undefined && { rangeOverflow: tooLate(formatDate(maxDate)) }),
  };
}

/** Days are Jalali whatever calendar the browser thinks a Persian reader uses, or Gregorian where `MashqProvider` says so. */
export const createPersianCalendar = (identifier: string) => (identifier === 'gregory' ? gregorian : persian);

/** A day of any calendar as the API has it. */
export const isoOf = (day: DateValue): IsoDate => toCalendar(toCalendarDate(day), gregorian).toString();
