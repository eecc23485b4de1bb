/** Window titles, before the product's name: needed before a screen is loaded. */
export const titles = {
  home: 'خانه',
  welcome: 'مشق ریاضی، این بار با ذوق',
  notFound: 'این صفحه پیدا نشد',
  somethingWrong: 'یک جای کار ایراد پیدا کرد',
  login: 'ورود',
  account: 'حساب کاربری',
  homeworks: 'تکلیف‌ها',
  newHomework: 'تکلیف تازه',
  homework: 'تکلیف',
  question: 'سؤال',
  practice: 'تمرین مهارت',
  studentReport: 'تکلیف دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
  preview: 'نمونهٔ سؤال',
  classes: 'کلاس‌ها',
  skills: 'مهارت‌های کلاس',
} as const;
