/**
 * Default Persian messages of `navigation/`, one object a component, so that an app loads only those it uses.
 * Each can be replaced by a prop of its component.
 */
export const nav = { label: 'منوی اصلی' } as const;

export const account = {
  title: 'حساب کاربری',
  newBadges: (count: string) => `${count} نشان تازه`,
} as const;

export const drawer = { label: 'منو', open: 'باز کردن منو', close: 'بستن منو' } as const;

export const toggle = { toMini: 'جمع کردن منو', toVertical: 'پهن کردن منو' } as const;

export const breadcrumbs = { label: 'جای این صفحه' } as const;

export const logo = { name: 'مشق', home: (name: string) => `${name}، رفتن به خانه` } as const;

export const exit = { label: 'خروج از حساب', question: 'مطمئنی می‌خواهی از حسابت خارج شوی؟' } as const;

/** Apart, as few pages have a list of steps. */
export const faStepper = { done: 'انجام شده', current: 'همین حالا', coming: 'هنوز نه' } as const;

/** Apart, as few menus are searched. */
export const faNavSearch = {
  label: 'جستجو در منو',
  findings: 'یافته‌ها',
  count: (count: string) => `${count} مورد پیدا شد`,
  empty: 'چیزی با این نام در منو نیست.',
} as const;
