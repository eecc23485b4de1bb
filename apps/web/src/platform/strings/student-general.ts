import type { Grade } from '@mashq/api/contract';

export const bookNames: Readonly<Record<Grade, string>> = {
  3: 'ریاضی سوم',
  4: 'ریاضی چهارم',
  5: 'ریاضی پنجم',
  6: 'ریاضی ششم',
};

/** Strings that several screens of the student share. */
export const student = {
  account: 'حساب کاربری',
  refused: (count: string) => `${count} جوابت پذیرفته نشد`,
  finish: 'کاملش کن',
  busy: (reason: string, count: string) => `${reason} ${count} جواب همین‌جا مانده و خودش دوباره می‌رود.`,
  until: (day: string, relative: string) => `تا ${day} (${relative})`,
  ended: (day: string) => `مهلتش ${day} تمام شد`,
} as const;
