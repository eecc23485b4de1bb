import { dayStart } from '../../platform/calendar.ts';

const HOUR = 3_600_000;

/** Hours of the Tehran day between which children are sent nothing: from the evening until the morning. */
const FROM_HOUR = 20;
const UNTIL_HOUR = 7;

/** When a child may be sent something: `at` itself, or the next 7:00 in Tehran where it lies in the quiet hours. */
export function afterQuietHours(at: Date): Date {
  const midnight = dayStart(at).getTime();
  const hour = (at.getTime() - midnight) / HOUR;
  if (hour < UNTIL_HOUR) return new Date(midnight + UNTIL_HOUR * HOUR);
  return hour >= FROM_HOUR ? new Date(midnight + (24 + UNTIL_HOUR) * HOUR) : at;
}
