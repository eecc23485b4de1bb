/** Default Persian messages of `marketing/`. Each can be replaced by a prop of its component. */
export const faMarketing = {
  audience: { more: (title: string) => `بیشتر برای ${title}` },
  plan: {
    currency: 'تومان',
    free: 'رایگان',
    listPrice: 'قیمت پیش از تخفیف',
    highlight: 'پیشنهاد ما',
    current: 'طرح کنونی شما',
    soldOut: 'ظرفیت پر شده',
    unavailable: 'برای شما باز نیست',
    included: 'دارد',
    excluded: 'ندارد',
  },
  faq: {
    search: 'جستجو در پرسش‌ها',
    found: (count: string) => `${count} پرسش`,
    nothing: 'پرسشی با این واژه‌ها نیست. با واژهٔ دیگری بگردید.',
  },
} as const;
