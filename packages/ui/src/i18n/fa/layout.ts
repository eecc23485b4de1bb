/** Default Persian strings of `layout/`. Each can be replaced by a prop of its part. */
export const faLayout = {
  skipLink: { label: 'رفتن به متن اصلی' },
  footer: {
    phone: 'تلفن',
    address: 'نشانی',
    social: 'مشق در شبکه‌های اجتماعی',
    seals: 'نمادهای اعتماد',
    links: 'پیوندهای پایین صفحه',
  },
  auth: { slogan: 'مشقِ ریاضی، صفحه‌به‌صفحه با کتاب درسی' },
} as const;
