import type { NavItem } from '@mashq/ui/navigation/nav-item';

/** Top navigation of the public pages. */
export const publicMenu: readonly NavItem[] = [
  { title: 'خانه', path: '/' },
  { title: 'درباره ما', path: '/about-us' },
  {
    title: 'معرفی',
    path: '/introduction',
    children: [
      { title: 'مدارس و سازمان‌ها', path: '/introduction/for-schools' },
      { title: 'معلمان و مشاوران', path: '/introduction/for-teachers' },
      { title: 'والدین', path: '/introduction/for-parents' },
      { title: 'دانش‌آموزان', path: '/introduction/for-students' },
    ],
  },
  { title: 'قیمت‌ها', path: '/prices' },
  { title: 'پرسش‌های پرتکرار', path: '/faq' },
  { title: 'تماس با ما', path: '/contact-us' },
];
