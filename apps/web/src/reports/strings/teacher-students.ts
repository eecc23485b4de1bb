import type { Band } from '@mashq/api/contract';

const bands: Readonly<Record<Band, string>> = {
  unseen: 'ندیده',
  starting: 'در حال شروع',
  learning: 'در حال یادگیری',
  near: 'نزدیک یادگیری',
  learned: 'یاد گرفته',
  mastered: 'مسلط',
};

/** Strings of the teacher's list of students. */
export const studentsWords = {
  title: 'دانش‌آموزان',
  subtitle: (count: string) => `${count} دانش‌آموز`,
  caption: 'دانش‌آموزان کلاس‌های شما',
  search: 'جستجوی نام',
  searchExample: 'مثلاً علی کریمی',
  class: 'کلاس',
  allClasses: 'همهٔ کلاس‌ها',
  band: 'تسلط',
  allBands: 'همهٔ سطح‌ها',
  bands,
  name: 'نام',
  learned: 'مهارت یادگرفته',
  minutes: 'دقیقهٔ این هفته',
  openWork: 'کار باز',
  lastSeen: 'آخرین فعالیت',
  never: 'هنوز هیچ',
  help: 'کمک',
  needsHelp: (skills: string) => `${skills} مهارت`,
  helpIn: (skills: string) => `در ${skills} مهارت کمک می‌خواهد`,
  minutesShort: (minutes: string) => `${minutes} دقیقه`,
  neverSeen: 'هنوز نیامده',
  none: 'هنوز دانش‌آموزی در کلاس‌های شما نیست.',
  noneOfClass: 'این کلاس هنوز دانش‌آموزی ندارد.',
  noneFound: 'کسی با این نام و این پالایه‌ها پیدا نشد.',
  clear: 'پاک کردن پالایه‌ها',
} as const;
