import type { SocialNetwork } from '@mashq/api/contract';

/** How the site is reached, on its public pages and where administrators write it. */
export const contactWords = {
  title: 'راه‌های دیگر',
  phone: 'تلفن',
  email: 'رایانامه',
  address: 'نشانی',
  social: 'شبکه‌های اجتماعی',
  networks: {
    eitaa: 'ایتا',
    bale: 'بله',
    rubika: 'روبیکا',
    aparat: 'آپارات',
    instagram: 'اینستاگرام',
    telegram: 'تلگرام',
    linkedin: 'لینکدین',
  } satisfies Record<SocialNetwork, string>,
} as const;
