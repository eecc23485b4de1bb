import type { PageHead, SampleContent } from './types.ts';

export interface JobOpening extends SampleContent {
  id: string;
  title: string;
  /** Where and how much. */
  terms: string;
  tasks: readonly string[];
  wishes: readonly string[];
}

export const hireHead: PageHead = {
  title: 'با ما مشق بسازید',
  lead: 'گروهی کوچکیم که به آموزش ریاضی، فارسی خوب و نرم‌افزار پاکیزه اهمیت می‌دهد.',
  picture: 'build',
  actions: [{ label: 'فرستادن درخواست', href: '/hire#apply' }],
};

export const openings: readonly JobOpening[] = [
  {
    id: 'question-author',
    isSample: true,
    title: 'نویسندهٔ سؤال ریاضی دبستان',
    terms: 'دورکاری · نیمه‌وقت',
    tasks: [
      'طراحی مهارت‌های تازه از روی کتاب درسی',
      'نوشتن اشاره‌ها و راه‌حل‌های قدم‌به‌قدم',
      'شناختن اشتباه‌های پرتکرار بچه‌ها',
    ],
    wishes: ['چند سال درس دادن در دبستان', 'نثر ساده و درست', 'حوصله برای جزئیات'],
  },
  {
    id: 'frontend',
    isSample: true,
    title: 'برنامه‌نویس رابط کاربری',
    terms: 'تهران یا دورکاری · تمام‌وقت',
    tasks: ['ساختن صفحه‌هایی که کودک با آن راحت باشد', 'سبک نگه داشتن صفحه‌ها روی گوشی‌های ضعیف'],
    wishes: ['آشنایی خوب با تایپ‌اسکریپت و ری‌اکت', 'دقت در دسترس‌پذیری و راست‌به‌چپ'],
  },
  {
    id: 'school-support',
    isSample: true,
    title: 'پشتیبان مدرسه‌ها',
    terms: 'تهران · تمام‌وقت',
    tasks: ['راه انداختن مدرسه‌های تازه', 'پاسخ به معلم‌ها و خانواده‌ها'],
    wishes: ['خوش‌رویی و صبر', 'تجربهٔ کار در مدرسه'],
  },
];
