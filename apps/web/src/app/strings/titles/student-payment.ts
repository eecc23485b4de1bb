/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  plans: 'طرح‌ها',
  payments: 'پرداخت‌ها',
  payment: 'پرداخت',
  receipt: 'رسید پرداخت',
  preOrder: 'پیش‌سفارش',
  subscription: 'اشتراک',
} as const;
