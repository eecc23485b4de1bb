/** Strings of when work starts and ends. */
export const workTimes = {
  start: 'شروع',
  startNow: 'همین حالا',
  startLater: 'در زمانی دیگر',
  startAt: 'زمان شروع',
  deadline: 'مهلت',
  endBeforeStart: 'مهلت پیش از شروع است. زمانی پس از آن را بنویسید.',
} as const;
