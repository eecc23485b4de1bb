/** Strings of the teacher’s classes. */
export const teacherClasses = {
  title: 'کلاس‌ها',
  books: 'کتاب‌ها و مهارت‌ها',
  all: 'همهٔ کلاس‌ها',
  students: (count: string) => `${count} دانش‌آموز`,
  chapter: (chapter: string) => `مهارت‌های فصل ${chapter}، همهٔ دانش‌آموزان با هم`,
  chapterOf: (title: string) => `${title}، مهارت‌های فصل`,
  empty: 'هنوز کلاسی به شما سپرده نشده است.',
} as const;
