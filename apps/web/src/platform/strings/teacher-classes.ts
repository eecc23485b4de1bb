/** Strings of the teacher’s classes. */
export const teacherClasses = {
  title: 'کلاس‌ها',
  books: 'کتاب‌ها و مهارت‌ها',
  all: 'همهٔ کلاس‌ها',
  students: (count: string) => `${count} دانش‌آموز`,
  chapter: (chapter: string, students: string, skills: string) =>
    `فصل ${chapter}: ${students} دانش‌آموز در ${skills} مهارت. هر مهارتِ هر دانش‌آموز یک واحد است.`,
  chapterOf: (title: string) => `${title}، مهارت‌های فصل، هر مهارتِ هر دانش‌آموز یک واحد`,
  empty: 'هنوز کلاسی به شما سپرده نشده است.',
} as const;
