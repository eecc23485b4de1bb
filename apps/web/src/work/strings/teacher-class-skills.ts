/** Strings of a class by its skills. */
export const classSkills = {
  title: (schoolClass: string) => `مهارت‌های ${schoolClass}`,
  chapter: 'فصل',
  order: 'ترتیب دانش‌آموزان',
  orders: { need: 'اول کسانی که کمک می‌خواهند', name: 'به ترتیب نام' },
  chapterName: (number: string, title: string) => `فصل ${number}: ${title}`,
  caption: (schoolClass: string, chapter: string) => `مهارت‌های فصل ${chapter} در کلاس ${schoolClass}`,
  missing: 'این کلاس میان کلاس‌های شما نیست.',
  noStudents: 'این کلاس هنوز دانش‌آموزی ندارد.',
} as const;
