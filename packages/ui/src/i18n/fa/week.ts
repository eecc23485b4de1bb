import { WEEKDAY_LETTERS, WEEKDAYS } from '../dates.ts';

/** Days of the week in full and as the head of a calendar has them; Saturday is the first. */
export const faWeek = { days: WEEKDAYS, letters: WEEKDAY_LETTERS } as const;
