import { formatDate, jalaliParts } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import type { DigitsName } from '../../theme/apply-theme.ts';

export interface DayDate {
  /** «۳ آذر». */
  text: string;
  /** «۳». */
  number: string;
  dayNumber: number;
}

const DAY = 86_400_000;

/** The dates of the seven days of the week that a day, `2026-11-24`, is in, Saturday first. */
export function dayDates(week: string, digits: DigitsName): readonly DayDate[] {
  // Noon in Tehran: the same day whatever the clock does.
  const noon = new Date(`${week.slice(0, 10)}T12:00:00+03:30`).getTime();
  const { weekday } = jalaliParts(noon);
  return Array.from({ length: 7 }, (_, place) => {
    const moment = noon + (place - weekday) * DAY;
    const { day, dayNumber } = jalaliParts(moment);
    return { text: formatDigits(formatDate(moment, 'day'), digits), number: formatDigits(day, digits), dayNumber };
  });
}
