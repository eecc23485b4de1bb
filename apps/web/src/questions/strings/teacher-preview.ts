/** Strings of a question as a teacher looks at it. */
export const preview = {
  title: 'نمونهٔ سؤال',
  subtitle: 'همان‌طور که دانش‌آموز می‌بیند؛ برای هر نفر با عددهای دیگر.',
  level: 'سطح سؤال',
  missingLevel: (asked: string, own: string) => `این مهارت در سطح ${asked} سؤالی ندارد؛ این سؤال از سطح ${own} است.`,
  another: 'یک سؤال دیگر',
  key: 'پاسخ درست',
  hints: 'راهنمایی‌ها',
  hint: (place: string) => `راهنمایی ${place}`,
  solution: 'راه‌حل',
  misconceptions: 'غلط‌هایی که شناخته می‌شوند',
  said: 'به دانش‌آموز گفته می‌شود:',
  report: 'گزارش اشکال',
  close: 'بستن',
  show: 'دیدن پاسخ و راهنمایی‌ها',
  facts: 'پاسخ و راهنمایی‌ها',
} as const;
