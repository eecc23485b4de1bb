export const newVersionWords = {
  title: 'نسخهٔ تازهٔ مشق آماده است',
  message: 'هر وقت خواستی بازش کن؛ چیزی از کارت گم نمی‌شود.',
  open: 'باز کردن نسخهٔ تازه',
  later: 'بعداً',
} as const;
