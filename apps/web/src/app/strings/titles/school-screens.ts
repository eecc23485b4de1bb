// Window titles of these screens, before the product’s name: needed before a screen is loaded.

export const reports = {
  classes: 'کلاس‌ها',
  class: 'کلاس',
  students: 'دانش‌آموزان',
  student: 'دانش‌آموز',
  homework: 'تکلیف',
  answers: 'پاسخ‌ها',
  question: 'نمونه سؤال',
} as const;
