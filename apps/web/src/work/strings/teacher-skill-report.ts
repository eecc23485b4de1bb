import type { QuestionState, ReportedAttempt } from '@mashq/api/contract';
import { measureNames } from '@mashq/api/measures/words';

const questionStates: Readonly<Record<QuestionState, string>> = {
  open: 'تمام‌نشده',
  answered: 'پاسخ داده',
  right: measureNames.firstTryRight,
  corrected: 'با تصحیح درست شد',
  wrong: 'نادرست',
  revealed: 'راه‌حل را دیده',
  skipped: 'رد کرده',
};

const lateReasons: Readonly<Record<NonNullable<ReportedAttempt['late_reason']>, string>> = {
  after_end: 'پس از پایان مهلت داده شده است.',
  after_hand_in: 'پس از تحویل تکلیف داده شده است.',
  revealed: 'هنگام رسیدنش پاسخ یا نتیجه به دانش‌آموز نشان داده شده بود.',
  shown_to_others: 'پس از آن رسیده که راه‌حل همین سؤال‌ها به دانش‌آموز دیگری نشان داده شده بود.',
  not_fetched: 'می‌گوید پیش از آن داده شده که این سؤال به دستگاه دانش‌آموز برسد.',
  impossible_times: 'زمان‌هایی که دستگاه دانش‌آموز گفته است ممکن نیستند.',
  too_old: 'بیش از یک هفته پس از زمانی رسیده که می‌گوید داده شده است.',
};

/** Strings of one skill of a child’s homework, answer by answer. */
export const skillReport = {
  title: 'پاسخ‌های دانش‌آموز',
  question: (place: string) => `سؤال ${place}`,
  key: 'پاسخ درست',
  attempts: 'پاسخ‌ها، همان‌طور که نوشته',
  attempt: (place: string) => `پاسخ ${place}`,
  said: 'به دانش‌آموز گفته شده:',
  noAttempt: 'هنوز پاسخی نداده است.',
  seconds: (count: string) => `در ${count} ثانیه`,
  hints: (count: string) => `${count} راهنمایی`,
  offline: 'بدون اینترنت',
  timeAdjusted: 'ساعت دستگاه درست نبوده است',
  late: 'دیر رسیده؛ حساب نشده',
  decisions: {
    waiting: 'در انتظار تصمیم معلم',
    counted: 'معلم حساب کرد',
    not_counted: 'معلم حساب نکرد',
  },
  inGrace: 'در دقیقهٔ پس از پایان رسیده؛ حساب شده',
  lateReasons,
  solutionViewed: 'راه‌حل را دیده',
  states: questionStates,
  verdicts: { invalid: 'خوانا نبود؛ حساب نشد', wrong: 'نادرست', partial: 'بخشی درست', right: 'درست' },
  /** A misconception that was shown in no other question of the skill. */
  seenOnce: (title: string) => `شاید: ${title} (در یک سؤال دیده شده)`,
  empty: 'هنوز سؤالی از این مهارت باز نکرده است.',
} as const;
