/** In which state work of any kind is: one word each, in lists, reports and filters of adults. */
export const workStates = {
  draft: 'پیش‌نویس',
  scheduled: 'زمان‌بندی‌شده',
  open: 'باز',
  closed: 'بسته',
  archived: 'بایگانی',
  cancelled: 'حذف‌شده',
} as const;

/** Strings of when work starts and ends. */
export const workTimes = {
  start: 'شروع',
  startNow: 'همین حالا',
  startLater: 'در زمانی دیگر',
  startAt: 'زمان شروع',
  deadline: 'مهلت',
  endBeforeStart: 'مهلت پیش از شروع است. زمانی پس از آن را بنویسید.',
} as const;
