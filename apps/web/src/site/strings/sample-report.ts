/** Strings of the report of the demonstration class that visitors open. */
export const sampleReport = {
  title: 'گزارشی که معلم می‌بیند',
  words: 'یک تکلیف از کلاس نمونهٔ مشق: چه کسی کجاست، کدام مهارت جا نیفتاده و کدام غلط پرتکرار است.',
  open: 'باز کردن گزارش کلاس نمونه',
  close: 'بستن گزارش',
  note: 'نام‌ها ساختگی‌اند. گزارش همان است که معلم‌های مشق می‌بینند.',
} as const;
