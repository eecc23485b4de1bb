/** Strings of a report of a wrong question, for teachers. */
export const questionReport = {
  title: 'گزارش اشکال سؤال',
  intro: 'گزارش شما همراه با همین سؤال به کارشناسان محتوا می‌رسد.',
  reason: 'اشکال سؤال چیست؟',
  reasons: {
    'wrong-key': 'پاسخ درست آن غلط است',
    unclear: 'متن سؤال روشن نیست',
    figure: 'شکل درست نیست',
    explanation: 'راهنمایی یا راه‌حل درست نیست',
    other: 'چیز دیگر',
  },
  note: 'توضیح',
  send: 'فرستادن گزارش',
  cancel: 'انصراف',
  sent: 'گزارش شما ثبت شد. سپاسگزاریم.',
  offline: 'ارتباط با اینترنت برقرار نیست. کمی بعد دوباره بفرستید.',
} as const;
