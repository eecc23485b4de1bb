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
    forWhom: 'برای',
    group: (name: string, count: string) => `${name} (${count} نفر)`,
    deletedGroup: (name: string, count: string) => `${name}، که گروهش حذف شده است (${count} نفر)`,
    picked: (count: string) => `${count} نفر از کلاس`,
    start: 'شروع',
    notSent: 'هنوز برای کسی فرستاده نشده است.',
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
  /** Of work of any kind: one word each, in lists, reports and filters of adults. */
  states: {
    draft: 'پیش‌نویس',
    scheduled: 'زمان‌بندی‌شده',
    open: 'باز',
    closed: 'بسته',
    archived: 'بایگانی',
    cancelled: 'حذف‌شده',
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
    late: measureNames.late,
    unfinished: 'ناتمام، مهلت تمام شد',
    help: measureNames.helpNeeded,
    waiting: (count: string) => `${count} پاسخ در انتظار تصمیم`,
    inGrace: (count: string) => `${count} پاسخ در دقیقهٔ پس از پایان`,
    empty: 'این تکلیف به کسی داده نشده است.',
    order: 'اول کسانی که کمک یا تصمیم شما را می‌خواهند یا شروع نکرده‌اند.',
    firstTryOf: (count: string) => `${count} درست در بار اول`,
    numbers: 'همهٔ عددها، به ترتیب ستونی که انتخاب می‌کنید.',
    asTable: 'جدول',
    asList: 'فهرست',
  },
  studentStates,
  grid: {
    title: 'مهارت به مهارت',
    caption: 'پیشرفت هر دانش‌آموز در هر مهارت این تکلیف',
  },
  skills: { title: 'هر مهارت چطور بوده' },
  mistakes: {
    title: 'غلط‌های پرتکرار',
    none: 'هنوز غلطی نیست که کسی در دو سؤال جدا تکرار کرده باشد.',
    confirmed: (students: string) => `${students} نفر در دو سؤال جدا`,
    seenOnce: (students: string) => `${students} نفر یک بار`,
    ofChild: { confirmed: (times: string) => `در دو سؤال جدا، ${times} بار`, seenOnce: 'در یک سؤال' },
    once: {
      title: 'فقط در یک سؤال دیده شده',
      why: 'شاید لغزش باشد. تمرین بعدی همین مهارت آن را می‌سنجد.',
    },
    typed: 'پاسخ نوشته‌شده',
    key: 'پاسخ درست',
  },
  help: { title: 'به کمک نیاز دارند', none: 'در این تکلیف کسی گیر نکرده است.' },
  deadline: {
    action: 'تغییر مهلت',
    title: 'مهلت تازه',
    titleFor: (name: string) => `مهلت تازه برای ${name}`,
    moment: 'تا کی',
    save: 'ثبت مهلت',
    cancel: 'انصراف',
    confirm: 'بله، ثبت شود',
    saved: 'مهلت تغییر کرد.',
  },
} as const;
