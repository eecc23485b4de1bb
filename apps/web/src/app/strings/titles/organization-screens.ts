// Window titles of these screens, before the product’s name: needed before a screen is loaded.

export const schools = {
  trends: 'روند هفته‌ها',
  province: 'استان',
  school: 'مدرسه',
  grades: 'پایه‌ها',
  grade: 'پایه',
  homeworks: 'تکلیف‌ها',
  quizzes: 'آزمون‌ها',
  quiz: 'آزمون',
  students: 'دانش‌آموزان',
} as const;
