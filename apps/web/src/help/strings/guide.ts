import { titles } from './screen-titles.ts';

/** Words around the guides. The guides themselves are in src/guides/content. */
export const guideWords = {
  title: { student: titles.guides, teacher: titles.guides },
  subtitle: {
    student: 'هر کاری را با چند تصویر کوتاه ببین.',
    teacher: 'هر کار را با چند تصویر کوتاه ببینید.',
  },
  search: { student: 'دنبال چه می‌گردی؟', teacher: 'دنبال چه می‌گردید؟' },
  nothing: {
    student: 'راهنمایی با این کلمه پیدا نشد. کلمهٔ دیگری بنویس.',
    teacher: 'راهنمایی با این کلمه پیدا نشد. کلمهٔ دیگری بنویسید.',
  },
  unknown: {
    student: 'این راهنما را نداریم. از فهرست یکی دیگر را باز کن.',
    teacher: 'این راهنما را نداریم. از فهرست یکی دیگر را باز کنید.',
  },
  steps: (count: string) => `${count} قدم`,
  found: (count: string) => `${count} راهنما`,
  picture: (part: string) =>
    part === '' ? 'تصویر همین صفحه، با نشانه دور بخش گفته‌شده' : `تصویر همین صفحه، با نشانه دور «${part}»`,
  print: 'چاپ راهنما',
  ofPage: 'راهنمای این صفحه',
  next: 'راهنمای بعدی',
  withPictures: { student: 'همین راهنما را با تصویر ببین', teacher: 'همین راهنما را با تصویر ببینید' },
} as const;
