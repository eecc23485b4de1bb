/** Strings of the worked examples. */
export const labExamples = {
  choose: 'نمونه',
  source: 'کد این نمونه',
  unknown: 'چنین نمونه‌ای نیست.',
  direction: 'صفحه راست‌به‌چپ است: ستون اول و آغاز نوار پیشرفت سمت راست می‌آیند. محور عدد، فرمول و کد چپ‌به‌راست می‌مانند.',
} as const;

/** Names of the examples, by their files. */
export const exampleTitles: Readonly<Record<string, string>> = {
  'class-week': 'هفتهٔ یک کلاس',
  'class-report': 'گزارش کلاس',
  'homework-list': 'فهرست تکلیف‌ها',
  'homework-history': 'سرگذشت یک تکلیف',
  'number-line-question': 'سؤال با محور عدد',
  'skill-progress': 'پیشرفت در مهارت‌ها',
};
