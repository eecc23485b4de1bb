import type { PracticeDay } from '@mashq/api/contract';

/** Iran has kept one offset all year since 2022. */
const TEHRAN_OFFSET = 3.5 * 3_600_000;

export interface PracticeSum {
  /** The first day that is counted: a Saturday, or where the range begins. */
  day: string;
  answered: number;
  first_try_right: number;
}

/** Days, which are midnights in Tehran, summed by week; weeks begin on Saturday. */
export function byWeek(days: readonly PracticeDay[]): PracticeSum[] {
  const weeks: PracticeSum[] = [];
  for (const { day, answered, first_try_right } of days) {
    const weekday = new Date(Date.parse(day) + TEHRAN_OFFSET).getUTCDay();
    const last = weeks.at(-1);
    if (last === undefined || weekday === 6) weeks.push({ day, answered, first_try_right });
    else {
      last.answered += answered;
      last.first_try_right += first_try_right;
    }
  }
  return weeks;
}
