import { formatDate, formatRelativeDay, jalaliParts } from '@mashq/ui/i18n';

const DAY = 86_400_000;

/** The last second of a Tehran day, by the day's number since 1970. */
export function endOfDay(dayNumber: number): Date {
  // The first guess is off by at most an hour, in summers with daylight saving.
  const guess = new Date((dayNumber + 1) * DAY - 3.5 * 3_600_000 - 1000);
  const { hour, minute, dayNumber: found } = jalaliParts(guess);
  const minutesPast = (found - dayNumber) * 1440 + hour * 60 + minute - (23 * 60 + 59);
  return new Date(guess.getTime() - minutesPast * 60_000);
}

/** The moment a deadline's day ends, as in `deadlineDays`. */
export function deadlineDay(end: string): string {
  return endOfDay(jalaliParts(end).dayNumber).toISOString();
}

/** The moment a day begins, by a moment in it: a second after the day before it ends. */
export function startOfDay(moment: string): string {
  return new Date(endOfDay(jalaliParts(moment).dayNumber - 1).getTime() + 1000).toISOString();
}

/**
 * Days a homework can be due, from today on, each with the moment it ends. The list is long enough to contain the day of
 * `present`, the current deadline, unless that day is over.
 */
export function deadlineDays(
  count: number,
  now: number = Date.now(),
  present?: string,
): { value: string; label: string }[] {
  const today = jalaliParts(now).dayNumber;
  const length = present === undefined ? count : Math.max(count, jalaliParts(present).dayNumber - today + 1);
  return Array.from({ length }, (_, index) => {
    const end = endOfDay(today + index);
    return { value: end.toISOString(), label: `${formatDate(end)} (${formatRelativeDay(end, now)})` };
  });
}

/** When work starts that is not to start at once: tomorrow at eight. */
export function usualStart(now: number = Date.now()): string {
  return new Date(endOfDay(jalaliParts(now).dayNumber).getTime() + 1000 + 8 * 3_600_000).toISOString();
}
