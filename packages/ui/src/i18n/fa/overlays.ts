/**
 * Default Persian messages of `overlays/`, one object a component, so that an app loads only those it uses. Each
 * can be replaced by a prop of its component.
 */
export const close = 'بستن';

export const confirm = {
  title: 'خروج از حساب',
  question: 'آیا از خروج از حساب کاربری مطمئن هستید؟',
  confirm: 'مطمئنم',
  close: 'بستن',
  cancel: 'انصراف',
  failed: 'این کار انجام نشد. کمی بعد دوباره امتحان کنید.',
} as const;

export const palette = { label: 'جستجوی فرمان', placeholder: 'جستجو…', empty: 'چند کلمهٔ دیگر بنویسید.' } as const;

export const toast = {
  region: 'پیام‌ها',
  close: 'بستن پیام',
  variants: { success: 'انجام شد', info: 'خبر', warning: 'هشدار', danger: 'خطا', reward: 'آفرین' },
  pending: 'در حال انجام',
} as const;
