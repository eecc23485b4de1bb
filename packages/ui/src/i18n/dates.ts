import { formatDigits } from './digits.ts';
import { pageLanguage } from './page-language.ts';

/** A moment: a `Date`, an ISO 8601 string as the API sends it, or milliseconds since 1970. */
export type Moment = Date | string | number;

/** Schools keep Tehran's clock, wherever the browser stands. */
export const TIME_ZONE = 'Asia/Tehran';

/** Months of the solar year; the first is index 0. */
export const MONTHS = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const;

/** Month numbers (1–12) in the order of the school year, which begins with مهر. */
export const SCHOOL_YEAR_MONTHS = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6] as const;

/** Days of the week; Saturday is the first. */
export const WEEKDAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const;

/** One letter a day, for the head of a calendar; Saturday is the first. */
export const WEEKDAY_LETTERS = ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'] as const;

/** A moment on Tehran's wall: its Jalali date, its weekday and its time. */
export interface JalaliParts {
  year: number;
  /** 1–12. */
  month: number;
  /** 1–31. */
  day: number;
  /** 0 is Saturday, 6 is Friday. */
  weekday: number;
  hour: number;
  minute: number;
  /** Days since 1970-01-01 on Tehran's calendar, to count days between two moments. */
  dayNumber: number;
}

const DAY = 86_400_000;

const jalali = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const gregorian = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

function numbers(format: Intl.DateTimeFormat, date: Date): Record<string, number> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number.parseInt(value, 10)]));
}

/** The parts of a moment in Tehran. Throws `RangeError` when the moment is not a date. */
export function jalaliParts(moment: Moment): JalaliParts {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(moment)}`);
  const { year = 0, month = 0, day = 0 } = numbers(jalali, date);
  const wall = numbers(gregorian, date);
  const dayNumber = Date.UTC(wall.year ?? 0, (wall.month ?? 1) - 1, wall.day ?? 1) / DAY;
  return {
    year,
    month,
    day,
    // 1970-01-01 was a Thursday, which is 5 in a week from Saturday.
    weekday: (((dayNumber + 5) % 7) + 7) % 7,
    hour: wall.hour ?? 0,
    minute: wall.minute ?? 0,
    dayNumber,
  };
}

/**
 * How much of a date is written:
 * `day` «۴ آذر», `weekday` «سه‌شنبه ۴ آذر», `year` «۴ آذر ۱۴۰۵», `full` «سه‌شنبه ۴ آذر ۱۴۰۵», `month` «آذر ۱۴۰۵»,
 * `numeric` «۱۴۰۵/۰۹/۰۴».
 */
export type DateStyle = 'day' | 'weekday' | 'year' | 'full' | 'month' | 'numeric';

/**
 * The date of a moment in Tehran: Jalali in Persian, or in the language and calendar of `MashqProvider`.
 * @default style 'weekday'
 */
export function formatDate(moment: Moment, style: DateStyle = 'weekday'): string {
  return pageLanguage()?.formatDate?.(new Date(moment), style) ?? formatJalaliDate(moment, style);
}

function formatJalaliDate(moment: Moment, style: DateStyle): string {
  const { year, month, day, weekday } = jalaliParts(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  const name = MONTHS[month - 1];
  const styles: Record<DateStyle, string> = {
    day: `${day} ${name}`,
    weekday: `${WEEKDAYS[weekday]} ${day} ${name}`,
    year: `${day} ${name} ${year}`,
    full: `${WEEKDAYS[weekday]} ${day} ${name} ${year}`,
    month: `${name} ${year}`,
    numeric: `${year}/${two(month)}/${two(day)}`,
  };
  return formatDigits(styles[style]);
}

/** The day something is due: its year is written where it is not this one, for «۶ آذر» alone would be read as the next one. */
export function formatDueDate(moment: Moment, now: Moment = Date.now()): string {
  return formatDate(moment, jalaliParts(moment).year === jalaliParts(now).year ? 'weekday' : 'full');
}

/** The time in Tehran on 24 hours, the hour as it is said: «۸:۰۵»، «۲۰:۰۵». */
export function formatTime(moment: Moment): string {
  const { hour, minute } = jalaliParts(moment);
  return formatDigits(`${hour}:${String(minute).padStart(2, '0')}`);
}

/**
 * When something ends or begins, with its hour: «شنبه ۷ آذر، ۸:۰۰». A moment in the last minute of its day is the end of that day
 * and is said by the day alone, as one in the first minute is where `isStart` says that something begins with the day.
 */
export function formatDeadline(moment: Moment, now: Moment = Date.now(), isStart = false): string {
  const { hour, minute } = jalaliParts(moment);
  const day = formatDueDate(moment, now);
  if (isStart ? hour === 0 && minute === 0 : hour === 23 && minute === 59) return day;
  return withTime(day, moment);
}

/** Date and time: «سه‌شنبه ۴ آذر ۱۴۰۵، ۲۰:۰۰». @default style 'full' */
export function formatDateTime(moment: Moment, style: DateStyle = 'full'): string {
  return withTime(formatDate(moment, style), moment);
}

function withTime(date: string, moment: Moment): string {
  const time = formatTime(moment);
  return pageLanguage()?.joinDateAndTime?.(date, time) ?? `${date}، ${time}`;
}

/**
 * How far a day is from today in Tehran: «امروز», «فردا», «پس‌فردا», «۳ روز دیگر», «دیروز», «پریروز», «۳ روز پیش».
 * Whole calendar days: a moment past midnight is tomorrow, however near.
 */
export function formatRelativeDay(moment: Moment, now: Moment = Date.now()): string {
  const days = jalaliParts(moment).dayNumber - jalaliParts(now).dayNumber;
  const named: Record<number, string> = { [-2]: 'پریروز', [-1]: 'دیروز', 0: 'امروز', 1: 'فردا', 2: 'پس‌فردا' };
  return (
    pageLanguage()?.formatRelativeDay?.(days) ??
    named[days] ??
    formatDigits(days > 0 ? `${days} روز دیگر` : `${-days} روز پیش`)
  );
}

/** The first moment of a Tehran day, as a `Date`. */
function startOfDay(moment: Moment): Date {
  const { dayNumber } = jalaliParts(moment);
  // Midnight in Tehran is 20:30 (or, in old summers, 19:30) of the day before in UTC.
  const likely = new Date(dayNumber * DAY - 3.5 * 3_600_000);
  const { hour, minute, dayNumber: found } = jalaliParts(likely);
  const minutesPast = (found - dayNumber) * 1440 + hour * 60 + minute;
  return new Date(likely.getTime() - minutesPast * 60_000);
}

/** Midnight in Tehran of the Saturday that the moment's week began with. */
export function startOfWeek(moment: Moment): Date {
  const { weekday } = jalaliParts(moment);
  // From noon, so that a change of clocks within the week does not slip a day.
  return startOfDay(startOfDay(moment).getTime() + DAY / 2 - weekday * DAY);
}
