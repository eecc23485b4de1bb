/** Strings of a report of a wrong question, for students. */
export const questionReport = {
  action: 'گزارش اشکال سؤال',
  title: 'این سؤال چه اشکالی دارد؟',
  intro: 'اگر فکر می‌کنی سؤال غلط است، به ما بگو. بررسی می‌کنیم.',
  reason: 'اشکالش چیست؟',
  reasons: {
    'wrong-key': 'جوابم درست است، ولی غلط حساب شد',
    unclear: 'متن سؤال روشن نیست',
    figure: 'شکل درست نیست',
    explanation: 'راهنمایی یا راه‌حل درست نیست',
    other: 'چیز دیگری است',
  },
  note: 'اگر می‌خواهی، بیشتر بگو',
  send: 'فرستادن',
  cancel: 'بی‌خیال',
  sent: 'ممنون! گزارشت رسید.',
  offline: 'الان اینترنت نداری. وقتی وصل شدی دوباره بفرست.',
} as const;
