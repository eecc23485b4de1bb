/** Deleting and bringing back assigned work, by what it is: «تکلیف». */
export const removeWork = {
  action: (noun: string) => `حذف ${noun}`,
  words: (noun: string) =>
    `${noun} از پیش همهٔ دانش‌آموزان و معلم‌های کلاس برداشته می‌شود. پاسخ‌هایی که داده‌اند در کارنامهٔ تمرینشان می‌ماند.`,
  back: 'تا ۳۰ روز از فهرست «حذف‌شده» می‌توان آن را برگرداند.',
  restore: 'برگرداندن',
  restored: (noun: string) => `${noun} برگشت.`,
  state: 'حذف‌شده',
} as const;
