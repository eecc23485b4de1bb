import type { FooterProps } from '@mashq/ui/layout/footer';

/** Links at the end of the home page, in columns. */
export const footerGroups: NonNullable<FooterProps['groups']> = [
  {
    title: 'آشنایی',
    links: [
      { title: 'مشق چه می‌کند', href: '/#features' },
      { title: 'درباره ما', href: '/about-us' },
      { title: 'قیمت‌ها و طرح‌ها', href: '/prices' },
      { title: 'نوروز با مشق', href: '/nowruz' },
      { title: 'نشست‌های برخط', href: '/ai' },
    ],
  },
  {
    title: 'همکاری',
    links: [
      { title: 'برای مدرسه‌ها', href: '/introduction/for-schools' },
      { title: 'نماینده‌ها', href: '/agents' },
      { title: 'فرصت‌های شغلی', href: '/hire' },
      { title: 'تماس با ما', href: '/contact-us' },
    ],
  },
  {
    title: 'قرارها',
    links: [
      { title: 'شرایط استفاده', href: '/terms' },
      { title: 'حریم خصوصی', href: '/privacy' },
    ],
  },
];
