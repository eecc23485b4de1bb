import { measureNames } from '@mashq/api/measures/words';

/** Strings of one child’s homework as the teacher sees it. */
export const studentReport = {
  title: 'تکلیف دانش‌آموز',
  facts: {
    state: 'وضعیت',
    done: 'انجام‌شده',
    right: 'درست',
    firstTry: measureNames.firstTryRight,
    hints: 'راهنمایی',
    time: 'زمان',
    deadline: 'مهلت',
    level: 'سطح',
    tooFew: 'برای گفتن سطح، کم انجام شده است',
  },
  skills: 'مهارت‌ها',
  unfinished: (count: string) => `${count} نیمه‌تمام`,
  answers: 'دیدن پاسخ‌ها',
  waiting: {
    title: (count: string) => `${count} پاسخ در انتظار تصمیم`,
    text: 'این پاسخ‌ها پس از آن رسیده‌اند که راه‌حل همین سؤال‌ها دیده شده بود؛ شاید دانش‌آموز آن‌ها را پیش‌تر و بی‌اینترنت نوشته باشد. تا معلم تصمیم نگیرد حساب نمی‌شوند. خود پاسخ‌ها را در هر مهارت ببینید.',
    count: 'حساب شود',
    leave: 'حساب نشود',
    counted: 'پاسخ‌ها حساب شد.',
    left: 'پاسخ‌ها حساب نشد.',
  },
  actions: {
    excuse: 'معاف کردن',
    unexcuse: 'برداشتن معافیت',
    reopen: 'باز کردن دوباره',
    start_over: 'شروع از نو با عددهای تازه',
    done: {
      excuse: 'معاف شد.',
      unexcuse: 'معافیت برداشته شد.',
      reopen: 'دوباره باز شد.',
      start_over: 'با عددهای تازه از نو شروع می‌کند.',
    },
  },
} as const;
