/** Window titles of the screens of system admins: needed before a screen is loaded, and in their menu. */
export const titles = {
  registrations: 'درخواست‌های حساب',
  payments: 'پرداخت‌ها',
  payment: 'جزئیات پرداخت',
  visitors: 'پیام‌های بازدیدکنندگان',
  preOrders: 'پیش‌سفارش‌ها',
  preOrder: 'پیش‌سفارش',
  jobApplications: 'درخواست‌های همکاری',
  plans: 'طرح‌ها و کدهای تخفیف',
  surveys: 'نظرسنجی‌ها',
  survey: 'نظرسنجی',
  newSurvey: 'نظرسنجی تازه',
  editSurvey: 'تغییر نظرسنجی',
} as const;
