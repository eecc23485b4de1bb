/** Default Persian strings of `overlays/`. Each can be replaced by a prop of its part. */
export const faOverlays = {
  close: 'بستن',
  confirm: {
    title: 'خروج از حساب',
    question: 'آیا از خروج از حساب کاربری مطمئن هستید؟',
    confirm: 'مطمئنم',
    close: 'بستن',
    failed: 'این کار انجام نشد. کمی بعد دوباره امتحان کنید.',
  },
  palette: { label: 'جستجوی فرمان', placeholder: 'جستجو…', empty: 'چند کلمهٔ دیگر بنویسید.' },
  toast: {
    region: 'پیام‌ها',
    close: 'بستن پیام',
    kinds: { success: 'انجام شد', info: 'خبر', warning: 'هشدار', error: 'خطا' },
  },
} as const;
