/** Default Persian messages of `Footer`, apart from those of the shells, which screens without a footer load too. */
export const faFooter = {
  phone: 'تلفن',
  address: 'نشانی',
  social: 'مشق در شبکه‌های اجتماعی',
  seals: 'نمادهای اعتماد',
  links: 'پیوندهای پایین صفحه',
} as const;
