/** Strings of the look of a school. */
export const schoolLook = {
  title: 'ظاهر مدرسه',
  text: 'رنگ و نشان مدرسه در همهٔ صفحه‌های معلم‌ها و دانش‌آموزان دیده می‌شود.',
  color: {
    label: 'رنگ مدرسه',
    description: 'رنگ نماد مدرسه. همان‌جا روی صفحه دیده می‌شود و تا ذخیره نکنید برای دیگران عوض نمی‌شود.',
    none: 'رنگ خود مشق',
  },
  colors: [
    { color: '#0b6bcb', label: 'آبی' },
    { color: '#0f8a5f', label: 'سبز' },
    { color: '#e08a00', label: 'نارنجی' },
    { color: '#b0245a', label: 'سرخابی' },
    { color: '#7a3fc4', label: 'بنفش' },
    { color: '#00808a', label: 'فیروزه‌ای' },
  ],
  adjusted: {
    title: 'کجا رنگ کمی جابه‌جا شد تا نوشته خوانا بماند',
    none: 'این رنگ در همهٔ صفحه‌ها همان که هست دیده می‌شود.',
  },
  logo: {
    label: 'نشان مدرسه',
    description: 'تصویر با زمینهٔ شفاف بهتر است.',
    dark: 'نشان برای صفحهٔ تیره',
    darkDescription: 'اگر نشان روی زمینهٔ تیره پیدا نیست.',
    current: 'نشان کنونی',
    remove: 'برداشتن نشان',
  },
  hosts: (hosts: string) => `نشانی مدرسه: ${hosts}`,
  save: 'ذخیرهٔ ظاهر',
  reset: 'برگرداندن',
  saved: 'ظاهر مدرسه ذخیره شد.',
  failed: 'ظاهر مدرسه ذخیره نشد. دوباره تلاش کنید.',
} as const;
