/** Strings of the page of prices, for visitors. Prices are in toman, and say so. */
export const prices = {
  plans: 'طرح‌ها',
  period: (months: string) => `برای ${months} ماه، هر دانش‌آموز`,
  unit: 'تومان',
  inWords: (words: string) => `${words} تومان`,
  before: (amount: string) => `پیش از تخفیف: ${amount} تومان`,
  perMonth: (amount: string) => `حدود ماهی ${amount} تومان`,
  featured: 'پیشنهاد ما',
  has: 'این طرح دارد',
  choose: 'ساختن حساب و خرید',
  chooseOwn: 'انتخاب این طرح',
  empty: 'الان طرحی برای فروش نیست. کاری که معلم می‌دهد همیشه رایگان است.',
  pay: 'پرداخت چطور است؟',
  grades: 'قیمت پایه‌ها یکی است',
  schools: 'برای کلاس یا مدرسه',
  schoolsLink: 'پیش‌سفارش برای مدرسه',
} as const;
