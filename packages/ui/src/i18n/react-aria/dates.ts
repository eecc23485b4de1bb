import type { ReactAriaMessages } from './messages.ts';

/**
 * A date as it is said: «شنبه ۳۰ آبان ۱۴۰۵». Browsers write a Persian date with a weekday as «۱۴۰۵ آبان ۳۰, شنبه», the year first
 * and a Latin comma in it. Text of another shape stays as it is.
 */
export function spokenDate(date: unknown): string {
  const text = String(date);
  const [, year, month, day, weekday] = /^([\d۰-۹]{4}) (\D+?) ([\d۰-۹]{1,2})[,،] (.+)$/.exec(text) ?? [];
  return year === undefined ? text : `${weekday} ${day} ${month} ${year}`;
}

/** The name of a calendar with its month as it is said, «روز آزمون، آبان ۱۴۰۵»: browsers write «۱۴۰۵ آبان». */
export function spokenMonth(name: string): string {
  const [, label, year, month] = /^(?:(.*), )?([\d۰-۹]{4}) (\D+)$/s.exec(name) ?? [];
  if (year === undefined) return name;
  return `${label === undefined ? '' : `${label}، `}${month} ${year}`;
}

/** Calendars and date fields. */
export const dateMessages = {
  '@react-aria/datepicker': {
    era: 'مبدأ',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    hour: 'ساعت',
    minute: 'دقیقه',
    second: 'ثانیه',
    dayPeriod: 'پیش یا پس از ظهر',
    calendar: 'تقویم',
    startDate: 'تاریخ شروع',
    endDate: 'تاریخ پایان',
    weekday: 'روز هفته',
    timeZoneName: 'منطقهٔ زمانی',
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${spokenDate(date)}`,
    selectedRangeDescription: ({ startDate, endDate }) =>
      `بازهٔ انتخاب‌شده: از ${spokenDate(startDate)} تا ${spokenDate(endDate)}`,
    selectedTimeDescription: ({ time }) => `ساعت انتخاب‌شده: ${time}`,
  },
  '@react-aria/calendar': {
    previous: 'قبلی',
    next: 'بعدی',
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${spokenDate(date)}`,
    selectedRangeDescription: ({ dateRange }) => `بازهٔ انتخاب‌شده: ${spokenDate(dateRange)}`,
    todayDate: ({ date }) => `امروز، ${spokenDate(date)}`,
    todayDateSelected: ({ date }) => `امروز، ${spokenDate(date)}، انتخاب شده`,
    dateSelected: ({ date }) => `${spokenDate(date)}، انتخاب شده`,
    startRangeSelectionPrompt: 'برای انتخاب شروع بازه، بزنید',
    finishRangeSelectionPrompt: 'برای انتخاب پایان بازه، بزنید',
    minimumDate: 'نخستین روز ممکن',
    maximumDate: 'آخرین روز ممکن',
    dateRange: ({ startDate, endDate }) => `از ${spokenDate(startDate)} تا ${spokenDate(endDate)}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `تاریخ باید ${spokenDate(minValue)} یا پس از آن باشد.`,
    rangeOverflow: ({ maxValue }) => `تاریخ باید ${spokenDate(maxValue)} یا پیش از آن باشد.`,
    rangeReversed: 'تاریخ شروع باید پیش از تاریخ پایان باشد.',
    unavailableDate: 'این تاریخ را نمی‌شود انتخاب کرد.',
  },
} satisfies ReactAriaMessages;
