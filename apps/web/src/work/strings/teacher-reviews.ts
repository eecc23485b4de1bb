import { measureNames } from '@mashq/api/measures/words';
import { teacherHomework } from './teacher-homework.ts';

const workStates = teacherHomework.states;

/** Strings of the teacher’s reviews. */
export const teacherReviews = {
  title: 'مرورها',
  new: 'مرور تازه',
  state: 'وضعیت',
  states: {
    all: 'همه',
    open: workStates.open,
    draft: workStates.draft,
    closed: workStates.closed,
    cancelled: workStates.cancelled,
  },
  empty: 'هنوز مروری نداده‌اید. مشق از روی تمرین‌های کلاس گروه پیشنهاد می‌کند.',
  noneLikeThis: 'مروری با این وضعیت نیست.',
  more: 'مرورهای قدیمی‌تر',
  groups: {
    title: 'گروه‌ها',
    students: (count: string) => `${count} نفر`,
    completed: 'تمام کرده‌اند',
    firstTry: measureNames.firstTryRight,
    outOf: (done: string, total: string) => `${done} از ${total}`,
    weakest: 'ضعیف‌ترین مهارت‌ها',
    noAnswer: 'هنوز جوابی نیامده است.',
    deadline: 'تغییر مهلت گروه',
    deadlineFor: (name: string) => `مهلت تازه برای گروه ${name}`,
    questions: 'نمونهٔ سؤال‌ها',
  },
  question: {
    title: 'سؤال‌های مرور',
    skill: 'مهارت',
    intro: 'از هر مهارت یک نمونه، همان‌طور که دانش‌آموز می‌بیند.',
    items: (count: string) => `${count} سؤال برای هر نفر`,
  },
} as const;

/** Strings of a new review. */
export const newReview = {
  title: 'مرور تازه',
  subtitle: 'هر گروه مهارت‌های خودش را تمرین می‌کند. گروه‌ها را می‌توانید عوض کنید.',
  class: 'کلاس',
  groups: 'گروه‌ها',
  noneProposed: 'در این کلاس هنوز ضعفی دیده نشده است؛ خودتان گروه بسازید.',
  proposed: 'این گروه‌ها از روی مهارت‌هایی که هنوز یاد گرفته نشده پیشنهاد شده است.',
  chosen: (count: string) => `برای ${count} نفری که در این مهارت کمک می‌خواهند. می‌توانید نفرها و مهارت‌ها را عوض کنید.`,
  name: 'نام گروه',
  skills: 'مهارت‌ها',
  addSkill: 'افزودن مهارت',
  students: 'دانش‌آموزان',
  remove: (name: string) => `حذف ${name}`,
  add: 'افزودن گروه',
  usualName: (number: string) => `گروه ${number}`,
  details: 'جزئیات',
  itemsPerSkill: 'سؤال از هر مهارت',
  deadline: 'مهلت',
  heading: 'عنوان',
  nameHint: 'اگر ننویسید، نام گروه‌ها عنوان می‌شود.',
  send: 'فرستادن مرور',
  keepDraft: 'نگه داشتن پیش‌نویس',
  failed: 'مرور فرستاده نشد.',
  sent: (schoolClass: string) => `مرور برای ${schoolClass} فرستاده شد.`,
  kept: 'پیش‌نویس نگه داشته شد.',
  incomplete: 'هر گروه دست‌کم یک مهارت و یک دانش‌آموز می‌خواهد.',
  noClass: 'برای دادن مرور، اول باید کلاسی به شما سپرده شود.',
} as const;
