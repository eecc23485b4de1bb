/**
 * Default Persian messages of every form, of text and password fields. Each can be replaced by a prop of its component. The
 * other fields have a file of their own, so that a page of sign-in does not load their words.
 */
export const field = {
  optional: 'اختیاری',
  /** Said when the browser finds a value unfit; the browser's own sentences are in the browser's language. */
  validity: {
    valueMissing: 'این بخش خالی است و باید پر شود.',
    /** Of an email address or the address of a site; nothing else has a type that a browser checks. */
    typeMismatch: 'نشانی درست مانند name@school.ir یا https://school.ir است.',
    patternMismatch: 'این نوشته به شکل درست نیست.',
    tooShort: 'این نوشته کوتاه‌تر از حد لازم است.',
    tooLong: 'این نوشته بلندتر از حد مجاز است.',
    rangeUnderflow: 'این مقدار کمتر از حد مجاز است.',
    rangeOverflow: 'این مقدار بیشتر از حد مجاز است.',
    stepMismatch: 'این مقدار پذیرفته نیست.',
    badInput: 'این مقدار خوانده نشد.',
    customError: 'این مقدار پذیرفته نیست.',
  },
} as const;

export const password = {
  label: 'رمز عبور',
  show: 'نمایش رمز',
  hide: 'پنهان کردن رمز',
  shown: 'رمز نمایان شد',
  hidden: 'رمز پنهان شد',
} as const;

export const form = {
  summaryTitle: (count: string) => `فرم فرستاده نشد؛ ${count} بخش باید درست شود.`,
  failed: 'فرم فرستاده نشد.',
  corrected: 'درست شد',
} as const;
