import type { PageHead, SampleContent } from './types.ts';

export interface Agent extends SampleContent {
  id: string;
  name: string;
  province: string;
  city: string;
  about: string;
  services: readonly string[];
  hours: string;
}

export const agentsHead: PageHead = {
  title: 'نماینده‌های مشق',
  lead: 'نماینده نزدیک شماست: مدرسه را راه می‌اندازد، معلم‌ها را آشنا می‌کند و به پرسش‌ها پاسخ می‌دهد.',
  picture: 'people',
  actions: [{ label: 'نماینده می‌شوم', href: '/agents#become' }],
};

const services = ['راه‌اندازی در مدرسه', 'نشست آشنایی برای معلم‌ها', 'پاسخ به خانواده‌ها'];
const hours = 'شنبه تا چهارشنبه، ۹ تا ۱۵';

export const agents: readonly Agent[] = [
  {
    id: 'tehran',
    isSample: true,
    name: 'نمایندگی نمونهٔ تهران',
    province: 'تهران',
    city: 'تهران',
    about: 'مدرسه‌های تهران و شهرهای پیرامون.',
    services: [...services, 'نشست حضوری برای مدیران'],
    hours,
  },
  {
    id: 'isfahan',
    isSample: true,
    name: 'نمایندگی نمونهٔ اصفهان',
    province: 'اصفهان',
    city: 'اصفهان',
    about: 'مدرسه‌های اصفهان، نجف‌آباد و کاشان.',
    services,
    hours,
  },
  {
    id: 'fars',
    isSample: true,
    name: 'نمایندگی نمونهٔ فارس',
    province: 'فارس',
    city: 'شیراز',
    about: 'مدرسه‌های شیراز و مرودشت.',
    services,
    hours,
  },
  {
    id: 'khorasan-razavi',
    isSample: true,
    name: 'نمایندگی نمونهٔ خراسان رضوی',
    province: 'خراسان رضوی',
    city: 'مشهد',
    about: 'مدرسه‌های مشهد و نیشابور.',
    services,
    hours: 'شنبه تا پنج‌شنبه، ۸ تا ۱۴',
  },
  {
    id: 'gilan',
    isSample: true,
    name: 'نمایندگی نمونهٔ گیلان',
    province: 'گیلان',
    city: 'رشت',
    about: 'مدرسه‌های رشت و انزلی.',
    services,
    hours,
  },
];
