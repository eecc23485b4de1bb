import type { PracticeWorkKind, StudentHomeworkState } from '@mashq/api/contract';
import { measureNames } from '@mashq/api/measures/words';

/** What each kind of assigned work is called. */
export const assignmentNouns: Readonly<Record<PracticeWorkKind, string>> = {
  homework: 'تکلیف',
  review: 'مرور',
  package: 'بسته',
};

const studentStates: Readonly<Record<StudentHomeworkState, string>> = {
  not_started: 'شروع نکرده',
  in_progress: 'در حال انجام',
  submitted: 'تحویل داده',
  auto_submitted: 'تحویل خودکار',
  missing: 'انجام نداده',
  excused: 'معاف',
  reviewed: 'دیده‌اید',
};

/** Strings of one homework as its teacher sees it. */
export const teacherHomework = {
  facts: {
    class: 'کلاس',
    source: 'از کتاب',
    groups: 'گروه‌ها',
    deadline: 'مهلت',
    items: 'سؤال برای هر نفر',
    submitted: measureNames.handedIn,
    unfinished: (count: string) => `مهلت ${count} نفر تمام شد و ناتمام ماند.`,
    excused: (count: string) => `${count} نفر معاف است و در این عددها نیست.`,
  },
  items: (count: string) => `${count} سؤال`,
  itemsBetween: (fewest: string, most: string) => `${fewest} تا ${most} سؤال`,
  pages: (first: string, last: string) => (first === last ? `صفحهٔ ${first}` : `صفحه‌های ${first} تا ${last}`),
  sections: (first: string, last: string) => (first === last ? `درس ${first}` : `درس‌های ${first} تا ${last}`),
  states: {
    draft: 'پیش‌نویس',
    scheduled: 'زمان‌بندی‌شده',
    open: 'باز',
    closed: 'بسته',
    archived: 'بایگانی',
    cancelled: 'لغوشده',
  },
  students: {
    title: 'هر کس کجاست',
    caption: 'دانش‌آموزان و پیشرفتشان در این تکلیف',
    name: 'دانش‌آموز',
    state: 'وضعیت',
    done: measureNames.done,
    firstTry: measureNames.firstTryRight,
    right: measureNames.right,
    hints: 'راهنمایی',
    time: 'دقیقه',
    level: 'سطح',
    late: measureNames.late,
    unfinished: 'ناتمام، مهلت تمام شد',
    help: measureNames.helpNeeded,
    empty: 'این تکلیف به کسی داده نشده است.',
    order: 'اول کسانی که کمک می‌خواهند یا شروع نکرده‌اند.',
    soFar: (done: string, total: string, firstTry: string) => `${done} از ${total}، ${firstTry} درست در بار اول`,
  },
  studentStates,
  grid: {
    title: 'مهارت به مهارت',
    caption: 'پیشرفت هر دانش‌آموز در هر مهارت این تکلیف',
  },
  skills: {
    title: 'هر مهارت چطور بوده',
    caption: 'نتیجهٔ هر مهارت در این تکلیف',
    name: 'مهارت',
    done: measureNames.done,
    unfinished: measureNames.unfinished,
    firstTry: measureNames.firstTryRight,
    right: measureNames.right,
    hints: 'راهنمایی',
    preview: 'نمونهٔ سؤال',
    inOne: (done: string, unfinished: string, firstTry: string, right: string, hints: string) =>
      `${done} انجام‌شده، ${unfinished} نیمه‌تمام: ${firstTry} درست در بار اول، ${right} درست در پایان، ${hints} راهنمایی`,
  },
  mistakes: {
    title: 'غلط‌های پرتکرار',
    none: 'هنوز غلط پرتکراری دیده نشده است.',
    count: (students: string, times: string) => `${students} نفر، ${times} بار`,
    typed: 'پاسخ نوشته‌شده',
    key: 'پاسخ درست',
  },
  help: { title: 'به کمک نیاز دارند', none: 'در این تکلیف کسی گیر نکرده است.' },
  comments: {
    title: 'پیام به کلاس',
    toChild: (name: string) => `پیام به ${name}`,
    label: 'متن پیام',
    send: 'فرستادن پیام',
    sent: 'پیام فرستاده شد.',
    none: 'هنوز پیامی ننوشته‌اید.',
    noneToRead: 'هنوز پیامی نوشته نشده است.',
  },
  deadline: {
    action: 'تغییر مهلت',
    title: 'مهلت تازه',
    titleFor: (name: string) => `مهلت تازه برای ${name}`,
    day: 'تا پایان روز',
    save: 'ثبت مهلت',
    cancel: 'بستن',
    confirm: 'بله، ثبت شود',
    saved: 'مهلت تغییر کرد.',
  },
  remove: {
    action: (noun: string) => `حذف ${noun}`,
    title: (noun: string) => `این ${noun} حذف شود؟`,
    words: (noun: string) =>
      `${noun} از فهرست شما و دانش‌آموزان برداشته می‌شود. پاسخ‌هایی که داده‌اند در کارنامهٔ تمرینشان می‌ماند.`,
    confirm: 'حذف شود',
    cancel: 'بستن',
    removed: (noun: string) => `${noun} حذف شد.`,
  },
} as const;
