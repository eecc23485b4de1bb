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
  goOn: 'از این‌جا به بعدش را تو حساب کن.',
  show: 'جوابش را نشانم بده',
  shown: 'راه‌حلش این است.',
  right: 'خودت به آخرش رساندی!',
  offline: 'بررسی این نمونه با اینترنت می‌آید. می‌توانی سؤال خودت را شروع کنی.',
} as const;
