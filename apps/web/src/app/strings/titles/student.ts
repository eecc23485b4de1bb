/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  home: 'خانه',
  homeworks: 'تکلیف‌ها',
  homework: 'تکلیف',
  question: 'سؤال',
  practice: 'تمرین مهارت',
  quizzes: 'آزمون‌ها',
} as const;
