/** Default Persian strings of `navigation/`. Each can be replaced by a prop of its part. */
export const faNavigation = {
  nav: { label: 'منوی اصلی' },
  account: {
    title: 'حساب کاربری',
    newBadges: (count: string) => `${count} نشان تازه`,
  },
  drawer: { label: 'منو', open: 'باز کردن منو', close: 'بستن منو' },
  toggle: { toMini: 'جمع کردن منو', toVertical: 'پهن کردن منو' },
  breadcrumbs: { label: 'جای این صفحه' },
  logo: { name: 'مشق', home: (name: string) => `${name}، رفتن به خانه` },
  steps: { done: 'انجام شده', current: 'همین حالا', coming: 'هنوز نه' },
  exit: { label: 'خروج از حساب', question: 'مطمئنی می‌خواهی از حسابت خارج شوی؟' },
} as const;
