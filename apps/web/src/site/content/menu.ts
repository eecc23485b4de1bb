import type { Partner } from '@mashq/ui/carousel/partner-carousel';
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

/** Schools of the demonstration, named as such; a real site puts its own here, each with its consent. */
export const partners: readonly Partner[] = [
  { id: '1', name: 'دبستان نمونهٔ آفتاب', imageUrl: null },
  { id: '2', name: 'دبستان نمونهٔ باران', imageUrl: null },
  { id: '3', name: 'دبستان نمونهٔ سپیدار', imageUrl: null },
  { id: '4', name: 'دبستان نمونهٔ نرگس', imageUrl: null },
  { id: '5', name: 'دبستان نمونهٔ الوند', imageUrl: null },
  { id: '6', name: 'دبستان نمونهٔ ارغوان', imageUrl: null },
  { id: '7', name: 'دبستان نمونهٔ دریا', imageUrl: null },
  { id: '8', name: 'دبستان نمونهٔ پرواز', imageUrl: null },
];
