import type { PageHead, Point } from './types.ts';

export interface HolidayWeek extends Point {
  /** Such as «۱ تا ۴ فروردین». */
  days: string;
}

export const nowruzHead: PageHead = {
  title: 'نوروز، بی پیک سنگین',
  lead: 'سیزده روز عید برای دیدوبازدید است. روزی ده دقیقه مرور بس است تا آنچه یاد گرفته شده بماند.',
  picture: 'done',
  actions: [
    { label: 'شروع تمرین', href: '/auth/login' },
    { label: 'برای معلم‌ها', href: '/introduction/for-teachers' },
  ],
};

export const nowruzWeeks: readonly HolidayWeek[] = [
  { days: '۱ تا ۴ فروردین', title: 'استراحت', text: 'هیچ تکلیفی نیست. عیدی‌ها را بشمارید؛ این هم ریاضی است.' },
  {
    days: '۵ تا ۸ فروردین',
    title: 'مرور نیمهٔ اول کتاب',
    text: 'روزی پنج سؤال از مهارت‌هایی که پیش از زمستان یاد گرفته شده.',
  },
  {
    days: '۹ تا ۱۱ فروردین',
    title: 'آنچه سخت بود',
    text: 'مشق مهارت‌هایی را می‌آورد که هنوز جا نیفتاده‌اند؛ با راهنمایی.',
  },
  {
    days: '۱۲ و ۱۳ فروردین',
    title: 'بیرون از خانه',
    text: 'فاصله، سهم هر نفر و زمانِ راه؛ سه پرسش برای سفر و سیزده‌به‌در.',
  },
];

export const nowruzPlans: readonly Point[] = [
  { title: 'معلم', text: 'یک مرور برای همهٔ عید بدهید: فصل‌ها را برگزینید و مهلت را ۱۴ فروردین بگذارید.' },
  { title: 'خانواده', text: 'وقتش را با کودک بگذارید؛ صبح پیش از مهمانی بهتر از شب است.' },
  { title: 'دانش‌آموز', text: 'هر روزی که نشد، نشد. از همان‌جا که مانده‌ای ادامه بده.' },
];
