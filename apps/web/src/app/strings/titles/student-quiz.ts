/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  quizzes: 'آزمون‌ها',
  question: 'سؤال آزمون',
  list: 'سؤال‌های آزمون',
  done: 'پایان آزمون',
  report: 'نتیجهٔ آزمون',
  reportQuestions: 'سؤال‌ها و جواب‌ها',
  final: 'همهٔ آزمون‌های سال',
} as const;
