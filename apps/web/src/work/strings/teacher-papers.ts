/** Strings of papers of a term and reviews of a chapter. */
export const papersWords = {
  title: 'آزمون‌های آماده',
  subtitle: 'سؤال‌ها به سهم صفحه‌های هر فصل از کتاب برداشته می‌شوند و هر بار تازه‌اند.',
  noClass: 'هنوز کلاسی ندارید.',
  class: 'کلاس',
  terms: 'آزمون‌های نوبت',
  chapters: 'مرور فصل‌ها',
  facts: (first: string, last: string, questions: string) => `صفحهٔ ${first} تا ${last}، ${questions} سؤال`,
  chapter: (number: string, title: string) => `فصل ${number}: ${title}`,
  questions: (count: string) => `${count} سؤال`,
  draft: 'پیش‌نویس آزمون',
  drafting: 'آزمون ساخته می‌شود…',
  drafted: 'پیش‌نویس آزمون آماده است.',
  print: 'چاپ',
  /** Names of the two actions of one paper, for screen readers. */
  draftOf: (title: string) => `پیش‌نویس آزمون: ${title}`,
  printOf: (title: string) => `چاپ ${title}`,
  failed: 'آزمون ساخته نشد.',
  unknown: 'این آزمون پیدا نشد. از فهرست آزمون‌های آماده یکی را انتخاب کنید.',
  another: 'سؤال‌های دیگر',
  printNote: 'هر نسخه همین مهارت‌ها را با عددهای دیگر می‌پرسد. کلید در برگه‌ای جدا چاپ می‌شود.',
} as const;
