import type { StudentHint } from '@mashq/state/help/guidance';

/** The hints of a student’s first visit of a screen, in one or two sentences. */
export const hintWords: Readonly<Record<Exclude<StudentHint, 'student-home'>, string>> = {
  'student-homework': 'هر خانه یک سؤال است. می‌بینی کدام درست شده و کدام مانده است.',
  'student-course': 'مهارت‌های هر فصل این‌جا هستند. هر کدام را بزنی، همان را تمرین می‌کنی.',
  'student-practice': 'هر وقت خواستی تمرین کن. فصل را خودت انتخاب کن، یا بگذار مشق برایت انتخاب کند.',
  'student-report': 'این گزارش برای خودت است. می‌بینی چه چیز تازه‌ای یاد گرفته‌ای و قدم بعدی چیست.',
  'student-badges': 'هر نشان نوشته است که با چه کاری به دست می‌آید.',
};

/** The home's hint, with the days of the week's goal. */
export const homeHint = (goal: string): string => `هر روز تمرین، یک ستاره روی ریسه. هدف این هفته: ${goal} ستاره.`;
