/** Window titles of a manager's reports, before the product's name: needed before a screen is loaded. */
export const titles = {
  classes: 'کلاس‌ها',
  class: 'کلاس',
  students: 'دانش‌آموزان',
  student: 'دانش‌آموز',
  homework: 'تکلیف',
  answers: 'پاسخ‌ها',
  question: 'نمونه سؤال',
} as const;
