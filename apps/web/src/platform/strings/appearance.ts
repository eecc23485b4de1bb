/** Strings of the appearance settings. */
export const appearance = {
  title: 'رنگ و نما',
  subtitle: 'رنگ با حساب همراه است؛ بقیه برای همین دستگاه می‌ماند.',
  open: (preset: string) => `رنگ: ${preset}`,
  contrast: 'پررنگی',
  contrasts: { normal: 'معمولی', more: 'پررنگ‌تر', system: 'مثل دستگاه' },
  digits: 'عددها',
  digitKinds: { fa: 'فارسی', latn: 'لاتین' },
  density: 'فشردگی',
  bySchool: 'رنگ این صفحه‌ها را مدرسه انتخاب کرده است.',
  densities: { comfortable: 'راحت', compact: 'فشرده' },
} as const;
