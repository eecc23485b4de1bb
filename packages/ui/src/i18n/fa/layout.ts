/**
 * Default Persian strings of `layout/`, each part's by its own name: an app carries those of the parts it uses. Each
 * can be replaced by a prop of its part.
 */
export const skipLink = { label: 'رفتن به متن اصلی' } as const;

export const footer = {
  phone: 'تلفن',
  address: 'نشانی',
  social: 'مشق در شبکه‌های اجتماعی',
  seals: 'نمادهای اعتماد',
  links: 'پیوندهای پایین صفحه',
} as const;

export const auth = { slogan: 'مشقِ ریاضی، صفحه‌به‌صفحه با کتاب درسی' } as const;
