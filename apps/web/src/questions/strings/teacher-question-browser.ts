/** Strings of browsing questions. */
export const questionBrowser = {
  title: 'سؤال‌ها',
  subtitle: 'سؤال‌های هر مهارت، در هر سطح؛ همان‌طور که دانش‌آموز می‌بیند.',
  grade: 'کتاب',
  chapter: 'فصل',
  chapterName: (number: string, title: string) => `فصل ${number}: ${title}`,
  skill: 'مهارت',
  unavailable: (title: string) => `${title} (هنوز سؤال ندارد)`,
  address: 'نشانی این سؤال',
  number: (seed: string) => `سؤال شمارهٔ ${seed}`,
  homework: 'تکلیف از این مهارت',
} as const;
