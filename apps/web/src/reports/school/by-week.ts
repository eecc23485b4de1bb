import type { PracticeDay } from '@mashq/api/contract';
import { jalaliParts } from '@mashq/ui/i18n';

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
    const last = weeks.at(-1);
    if (last === undefined || jalaliParts(day).weekday === 0) weeks.push({ day, answered, first_try_right });
    else {
      last.answered += answered;
      last.first_try_right += first_try_right;
    }
  }
  return weeks;
}
