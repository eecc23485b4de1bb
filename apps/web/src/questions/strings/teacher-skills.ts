/** Strings of the books with the mastery of a class. */
export const teacherSkills = {
  title: 'کتاب‌ها و مهارت‌ها',
  subtitle: (book: string, schoolClass: string) => `${book} و یادگیری ${schoolClass}`,
  empty: 'هنوز کلاسی به شما سپرده نشده است. کتاب هر پایه را در «سؤال‌ها» می‌توان دید.',
  noStudents: 'این کلاس هنوز دانش‌آموزی ندارد.',
  class: 'کلاس',
  chapters: 'فصل‌های کتاب',
  chapter: (number: string, title: string) => `فصل ${number}: ${title}`,
  lesson: (number: string, title: string) => `درس ${number}: ${title}`,
  pages: (first: string, last: string) => (first === last ? `صفحهٔ ${first}` : `صفحه‌های ${first} تا ${last}`),
  homework: 'تکلیف از این صفحه‌ها',
  homeworkOf: (lesson: string) => `تکلیف از این صفحه‌ها: درس ${lesson}`,
  noQuestions: 'هنوز سؤال ندارد',
  browse: 'دیدن سؤال‌ها',
  learned: (count: string, total: string) => `${count} از ${total} نفر یاد گرفته‌اند`,
} as const;
