/** The line that says which part of the book a homework covers. */
export interface HomeworkSourceMessages {
  page: (page: string) => string;
  pages: (first: string, last: string) => string;
  section: (section: string) => string;
  sections: (first: string, last: string) => string;
}

export interface StudentHomeworkMessages extends HomeworkSourceMessages {
  progress: string;
  done: (done: string, total: string) => string;
  late: string;
  not_started: string;
  in_progress: string;
  submitted: string;
  auto_submitted: string;
  missing: string;
  excused: string;
  reviewed: string;
  start: string;
  resume: string;
  look: string;
  result: string;
}

export interface TeacherHomeworkMessages extends HomeworkSourceMessages {
  progress: string;
  submitted: (submitted: string, assigned: string) => string;
  help: (count: string) => string;
  draft: string;
  scheduled: string;
  open: string;
  closed: string;
  archived: string;
  cancelled: string;
  edit: string;
  report: string;
  look: string;
}

const homeworkSource: HomeworkSourceMessages = {
  page: (page) => `صفحهٔ ${page}`,
  pages: (first, last) => `صفحه‌های ${first} تا ${last}`,
  section: (section) => `درس ${section}`,
  sections: (first, last) => `درس‌های ${first} تا ${last}`,
};

/** Default Persian strings of a homework as its student sees it. */
export const faStudentHomework: StudentHomeworkMessages = {
  ...homeworkSource,
  progress: 'سؤال‌های انجام‌شده',
  done: (done, total) => `${done} از ${total} سؤال`,
  late: 'با تأخیر',
  not_started: 'شروع نشده',
  in_progress: 'در حال انجام',
  submitted: 'تحویل دادی',
  auto_submitted: 'خودش تحویل شد',
  missing: 'جا مانده',
  excused: 'لازم نیست',
  reviewed: 'معلمت دیده',
  start: 'شروع کن',
  resume: 'ادامه بده',
  look: 'ببین',
  result: 'نتیجه را ببین',
};

/** Default Persian strings of a homework as its teacher sees it. */
export const faTeacherHomework: TeacherHomeworkMessages = {
  ...homeworkSource,
  progress: 'تحویل‌داده‌ها',
  submitted: (submitted, assigned) => `${submitted} از ${assigned} نفر`,
  help: (count) => `${count} نفر به کمک نیاز دارند`,
  draft: 'پیش‌نویس',
  scheduled: 'زمان‌بندی‌شده',
  open: 'باز',
  closed: 'بسته',
  archived: 'بایگانی',
  cancelled: 'لغوشده',
  edit: 'ادامهٔ ساخت',
  report: 'دیدن گزارش',
  look: 'دیدن تکلیف',
};
