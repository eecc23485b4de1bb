import type { Level } from './index.ts';

/** Levels of the descriptive evaluation, as the school's report has them. */
export const levelNames: Readonly<Record<NonNullable<Level>, string>> = {
  'needs-work': 'نیاز به آموزش و تلاش بیشتر',
  acceptable: 'قابل قبول',
  good: 'خوب',
  'very-good': 'خیلی خوب',
};

/** What measures are called on screens of adults and in files. */
export const measureNames = {
  total: 'همهٔ سؤال‌ها',
  done: 'انجام‌شده',
  answered: 'پاسخ‌داده',
  unfinished: 'نیمه‌تمام',
  firstTryRight: 'درست در بار اول',
  right: 'درست',
  handedIn: 'تحویل‌داده‌ها',
  late: 'با تأخیر',
  level: 'سطح توصیفی',
  mastery: 'تسلط',
  helpNeeded: 'نیاز به کمک',
  lastActive: 'آخرین فعالیت',
  minutes: 'دقیقه',
  days: 'روز تمرین',
  questions: 'سؤال',
  discrimination: 'ضریب تمیز',
  mean: 'میانگین',
} as const;

/** Amounts of practice within a sentence, their numbers as its reader writes them. */
export const practiceAmounts = {
  days: (days: string) => `${days} روز`,
  minutes: (minutes: string) => `${minutes} دقیقه`,
  done: (questions: string) => `${questions} سؤال`,
  firstTryRight: (questions: string) => `${questions} تا درست در بار اول`,
} as const;
