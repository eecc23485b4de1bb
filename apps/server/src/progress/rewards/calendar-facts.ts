import { RETURN_AFTER_DAYS } from '@mashq/api/measures';
import { weeklyGoalDays } from '@mashq/curriculum';
import { jalaliParts } from '../../platform/calendar.ts';

const DAY_MS = 86_400_000;
const AUTUMN_MONTHS = [7, 8, 9];
const NOWRUZ_DAYS = 13;

/** Days since a Saturday, by weeks. */
const weekOf = (day: string) => Math.floor((Date.parse(`${day}T00:00:00Z`) / DAY_MS - 2) / 7);

/** Days of practice on which a child came back after a gap; `days` are in Asia/Tehran, as 2026-11-21, in order. */
export function returnDays(days: readonly string[]): string[] {
  return days.filter((day, index) => {
    const before = days[index - 1];
    return before !== undefined && (Date.parse(day) - Date.parse(before)) / DAY_MS >= RETURN_AFTER_DAYS;
  });
}

/** What days of practice come to: the best autumn, days in the holidays of Nowruz, weeks with the goal reached. */
export function factsOfDays(days: readonly string[]) {
  const dates = days.map(jalaliParts);
  const autumns = Map.groupBy(
    dates.filter(({ month }) => AUTUMN_MONTHS.includes(month)),
    ({ year }) => year,
  );
  const weeks = Map.groupBy(days, weekOf);
  return {
    autumnDays: Math.max(0, ...[...autumns.values()].map((own) => own.length)),
    nowruzDays: dates.filter(({ month, day }) => month === 1 && day <= NOWRUZ_DAYS).length,
    goalWeeks: [...weeks.values()].filter((own) => own.length >= weeklyGoalDays).length,
  };
}
