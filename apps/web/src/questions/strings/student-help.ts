/** Of worked examples before the first practice of a skill. */
export const exampleWords = {
  title: 'ببین چطور حل می‌شود',
  /** Name of the example's sheet. */
  sheet: 'نمونهٔ حل‌شده',
  steps: 'قدم‌ها',
  nextStep: 'قدم بعدی',
  myTurn: 'حالا نوبت من',
  again: 'یک نمونهٔ حل‌شده',
  /** Opens the example whose result is left to the student. */
  faded: 'یکی دیگر، آخرش با من',
  fadedTitle: 'آخرش با تو',
  /** Under the steps that are shown. */
  goOn: 'از اینجا به بعدش را تو حساب کن.',
  show: 'جوابش را نشانم بده',
  shown: 'راه‌حلش این است.',
  right: 'خودت به آخرش رساندی!',
  offline: 'بررسی این نمونه با اینترنت می‌آید. می‌توانی سؤال خودت را شروع کنی.',
} as const;

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
