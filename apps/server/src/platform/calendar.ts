const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Iran has kept one offset all year since 2022. */
const TEHRAN_OFFSET = 3.5 * HOUR;

/** The day in Asia/Tehran, as 2026-11-21. */
export function tehranDay(at: Date): string {
  return new Date(at.getTime() + TEHRAN_OFFSET).toISOString().slice(0, 10);
}

/** Midnight in Asia/Tehran at which the day of a moment began. */
export function dayStart(at: Date): Date {
  return new Date(Math.floor((at.getTime() + TEHRAN_OFFSET) / DAY) * DAY - TEHRAN_OFFSET);
}

/** Midnight in Asia/Tehran at which the week of a moment began: weeks run from Saturday to Friday. */
export function weekStart(at: Date): Date {
  const local = at.getTime() + TEHRAN_OFFSET;
  const midnight = Math.floor(local / DAY) * DAY;
  // getUTCDay: Sunday 0 … Saturday 6.
  const sinceSaturday = (new Date(midnight).getUTCDay() + 1) % 7;
  return new Date(midnight - sinceSaturday * DAY - TEHRAN_OFFSET);
}

/** Whole days between two moments. */
export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY;
}

/** Whole days of 24 hours before a moment. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY);
}

/** Seven days before a moment. */
export function weekBefore(at: Date): Date {
  return daysBefore(at, 7);
}
