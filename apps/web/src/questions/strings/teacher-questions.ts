/** Strings of browsing questions. */
export const questionBrowser = {
  title: 'سؤال‌ها',
  subtitle: 'سؤال‌های هر مهارت، در هر سطح؛ همان‌طور که دانش‌آموز می‌بیند.',
  grade: 'کتاب',
  chapter: 'فصل',
  chapterName: (number: string, title: string) => `فصل ${number}: ${title}`,
  skill: 'مهارت',
  unavailable: (title: string) => `${title} (هنوز سؤال ندارد)`,
  address: 'نشانی این سؤال',
  number: (seed: string) => `سؤال شمارهٔ ${seed}`,
  homework: 'تکلیف از این مهارت',
} as const;

/** Strings of a report of a wrong question, for teachers. */
export const questionReport = {
  title: 'گزارش اشکال سؤال',
  intro: 'گزارش شما همراه با همین سؤال به کارشناسان محتوا می‌رسد.',
  reason: 'اشکال سؤال چیست؟',
  reasons: {
    'wrong-key': 'پاسخ درست آن غلط است',
    unclear: 'متن سؤال روشن نیست',
    figure: 'شکل درست نیست',
    explanation: 'راهنمایی یا راه‌حل درست نیست',
    other: 'چیز دیگر',
  },
  note: 'توضیح',
  send: 'فرستادن گزارش',
  cancel: 'انصراف',
  sent: 'گزارش شما ثبت شد. سپاسگزاریم.',
  offline: 'ارتباط با اینترنت برقرار نیست. کمی بعد دوباره بفرستید.',
} as const;

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
