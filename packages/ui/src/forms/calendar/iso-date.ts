import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { TIME_ZONE } from '../../i18n/dates.ts';

/** A day as the API has it, ISO 8601: `2026-11-21`. */
export type IsoDate = string;

/** The day, or null for none and for what is no day. */
export function readIso(date: IsoDate | null | undefined): CalendarDate | null {
  if (date == null || date === '') return null;
  try {
    return parseDate(date.slice(0, 10));
  } catch {
    return null;
  }
}

/** Bounds as react-aria takes them: left out where there are none. */
export function bounds(minDate: IsoDate | undefined, maxDate: IsoDate | undefined) {
  const minValue = readIso(minDate);
  const maxValue = readIso(maxDate);
  return { ...(minValue !== null && { minValue }), ...(maxValue !== null && { maxValue }) };
}

/** Today on Tehran's wall; a browser that does not know the zone gives its own. */
export function todayInTehran(): CalendarDate {
  try {
    return today(TIME_ZONE);
  } catch {
    return today(getLocalTimeZone());
  }
}
