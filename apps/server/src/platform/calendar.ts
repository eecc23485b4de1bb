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

const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Year, month and day of the Jalali calendar, of a day such as 2026-11-21 or its midnight in UTC. */
export function jalaliParts(day: string | number): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const parts = new Map(
    jalali.formatToParts(new Date(day)).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  const of = (type: 'year' | 'month' | 'day') => parts.get(type) ?? 0;
  return { year: of('year'), month: of('month'), day: of('day') };
}

/** The Jalali month in Asia/Tehran, as 140507: months sort as numbers. */
export function jalaliMonthOf(at: Date): number {
  const { year, month } = jalaliParts(Math.floor((at.getTime() + TEHRAN_OFFSET) / DAY) * DAY);
  return year * 100 + month;
}

/** Midnight in Asia/Tehran at which a Jalali month began. */
export function jalaliMonthStart(yearAndMonth: number): Date {
  const year = Math.floor(yearAndMonth / 100);
  const month = yearAndMonth % 100;
  // 1 Farvardin lies between 19 and 22 March; six months of 31 days, then those of 30.
  const earliest = Date.UTC(year + 621, 2, 19) + ((month - 1) * 30 + Math.min(month - 1, 6)) * DAY;
  for (let day = earliest; day < earliest + 5 * DAY; day += DAY) {
    const found = jalaliParts(day);
    if (found.year === year && found.month === month && found.day === 1) return new Date(day - TEHRAN_OFFSET);
  }
  throw new Error(`no month ${yearAndMonth}`);
}

/** The Jalali month so many months later, or earlier. */
export function jalaliMonthsLater(yearAndMonth: number, count: number): number {
  const months = Math.floor(yearAndMonth / 100) * 12 + (yearAndMonth % 100) - 1 + count;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
}

/** 1405/07. */
export const jalaliMonthText = (yearAndMonth: number): string =>
  `${Math.floor(yearAndMonth / 100)}/${String(yearAndMonth % 100).padStart(2, '0')}`;
