import type { QuestionState } from '@mashq/api/contract';

const questionStates: Readonly<Record<QuestionState, string>> = {
  open: 'تمام‌نشده',
  answered: 'پاسخ داده',
  right: 'درست در بار اول',
  corrected: 'با تصحیح درست شد',
  wrong: 'نادرست',
  revealed: 'راه‌حل را دیده',
  skipped: 'رد کرده',
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
  solutionViewed: 'راه‌حل را دیده',
  states: questionStates,
  verdicts: { invalid: 'خوانا نبود؛ حساب نشد', wrong: 'نادرست', partial: 'بخشی درست', right: 'درست' },
  empty: 'هنوز سؤالی از این مهارت باز نکرده است.',
} as const;
