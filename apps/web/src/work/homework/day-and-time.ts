import { jalaliParts } from '@mashq/ui/i18n';
import { deadlineDay, startOfDay } from './deadline-days.ts';

/** The last minute of a day stands for its end. */
const LAST = '23:59';

const two = (value: number) => String(value).padStart(2, '0');

/** The hour and minute of a moment in Tehran, as `HH:mm`. */
export function timeOf(moment: string): string {
  const { hour, minute } = jalaliParts(moment);
  return `${two(hour)}:${two(minute)}`;
}

/** A time of the day that `moment` is in; 23:59 is the end of the day, to the second. */
export function atTime(moment: string, time: string): string {
  if (time === LAST) return deadlineDay(moment);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.parse(startOfDay(moment)) + (hour * 60 + minute) * 60_000).toISOString();
}
