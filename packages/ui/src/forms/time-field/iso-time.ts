import { parseTime, type Time } from '@internationalized/date';

/** A time of day as the API has it: `14:30`. */
export type IsoTime = string;

/** The time, or null for none and for what is no time. */
export function readTime(time: IsoTime | null | undefined): Time | null {
  if (time == null || time === '') return null;
  try {
    return parseTime(time);
  } catch {
    return null;
  }
}

/** Hours and minutes, as in `14:30`. */
export const writeTime = (time: Time): IsoTime => time.toString().slice(0, 5);
