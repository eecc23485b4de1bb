import type { ReactAriaMessages } from './messages.ts';

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
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `بازهٔ انتخاب‌شده: از ${startDate} تا ${endDate}`,
    selectedTimeDescription: ({ time }) => `ساعت انتخاب‌شده: ${time}`,
  },
  '@react-aria/calendar': {
    previous: 'قبلی',
    next: 'بعدی',
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `بازهٔ انتخاب‌شده: ${dateRange}`,
    todayDate: ({ date }) => `امروز، ${date}`,
    todayDateSelected: ({ date }) => `امروز، ${date}، انتخاب شده`,
    dateSelected: ({ date }) => `${date}، انتخاب شده`,
    startRangeSelectionPrompt: 'برای انتخاب شروع بازه، بزنید',
    finishRangeSelectionPrompt: 'برای انتخاب پایان بازه، بزنید',
    minimumDate: 'نخستین روز ممکن',
    maximumDate: 'آخرین روز ممکن',
    dateRange: ({ startDate, endDate }) => `از ${startDate} تا ${endDate}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `تاریخ باید ${minValue} یا پس از آن باشد.`,
    rangeOverflow: ({ maxValue }) => `تاریخ باید ${maxValue} یا پیش از آن باشد.`,
    rangeReversed: 'تاریخ شروع باید پیش از تاریخ پایان باشد.',
    unavailableDate: 'این تاریخ را نمی‌شود انتخاب کرد.',
  },
} satisfies ReactAriaMessages;
