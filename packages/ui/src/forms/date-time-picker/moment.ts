import { type CalendarDateTime, parseAbsolute, Time, toCalendarDateTime } from '@internationalized/date';
import { TIME_ZONE } from '../../i18n/dates.ts';

/** A moment as the API has it, ISO 8601: `2026-11-28T04:30:00.000Z`. */
export type IsoMoment = string;

/** The last minute of a day stands for its end, to the second. */
export const LAST_MINUTE = new Time(23, 59);

const known = new Map<IsoMoment, CalendarDateTime>();

/** Day and time of a moment in Tehran; null for none and for what is no moment. The same text gives the same object, as in `readIso`. */
export function readMoment(moment: IsoMoment | null | undefined): CalendarDateTime | null {
  if (moment == null || Number.isNaN(Date.parse(moment))) return null;
  const found =
    known.get(moment) ??
    toCalendarDateTime(parseAbsolute(new Date(moment).toISOString(), TIME_ZONE)).set({ second: 0, millisecond: 0 });
  known.set(moment, found);
  return found;
}

/** The moment of a day and time in Tehran. */
export function writeMoment(value: CalendarDateTime): IsoMoment {
  const isEnd = value.hour === LAST_MINUTE.hour && value.minute === LAST_MINUTE.minute;
  return value
    .set({ second: isEnd ? 59 : 0, millisecond: 0 })
    .toDate(TIME_ZONE)
    .toISOString();
}
