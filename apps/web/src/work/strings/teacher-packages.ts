import { teacherHomework } from './teacher-homework.ts';

const workStates = teacherHomework.states;

/** Strings of the teacher’s packages. */
export const teacherPackages = {
  title: 'بسته‌ها',
  one: 'بسته',
  new: 'بستهٔ تازه',
  state: 'وضعیت',
  states: {
    all: 'همه',
    open: workStates.open,
    draft: workStates.draft,
    archived: workStates.archived,
    cancelled: workStates.cancelled,
  },
  empty: 'هنوز بسته‌ای نداده‌اید. برای هر درس کتاب یک بستهٔ آماده هست.',
  noneLikeThis: 'بسته‌ای با این وضعیت نیست.',
  more: 'بسته‌های قدیمی‌تر',
  begun: {
    progress: 'شروع کرده‌اند',
    completed: (begun: string, assigned: string) => `${begun} از ${assigned} نفر شروع کرده‌اند`,
  },
  active: 'بسته باز است',
  activeHint: 'بسته‌ای که بایگانی شود برای کسی که شروع نکرده دیده نمی‌شود و دیگر جواب نمی‌گیرد.',
  pie: {
    title: 'بسته تا کجا رفته',
    completed: 'تمام کرده‌اند',
    in_progress: 'در میانهٔ راه',
    not_started: 'شروع نکرده‌اند',
    students: 'دانش‌آموز',
    state: 'وضعیت',
  },
  activities: {
    title: 'فعالیت‌ها، و هر کس کجاست',
    here: (names: string) => `الان اینجا: ${names}`,
    finished: (names: string) => `بسته را تمام کرده‌اند: ${names}`,
    completed: (count: string, total: string) => `${count} از ${total} نفر تمام کرده‌اند`,
    look: 'نمونهٔ سؤال',
  },
} as const;

/** Strings of a new package. */
export const newPackage = {
  title: 'بستهٔ تازه',
  subtitle: 'یک بستهٔ آماده را بردارید و هر طور که می‌خواهید عوضش کنید، یا از صفر بسازید.',
  class: 'کلاس',
  ready: 'بستهٔ آماده از درس',
  readyHint: 'با انتخاب درس، فعالیت‌هایش جای فعالیت‌های پایین می‌نشیند.',
  own: 'از صفر',
  activities: 'فعالیت‌ها',
  none: 'هنوز فعالیتی نگذاشته‌اید.',
  add: 'افزودن فعالیت',
  activity: (number: string) => `فعالیت ${number}`,
  remove: (name: string) => `حذف ${name}`,
  up: (name: string) => `${name} بالاتر برود`,
  down: (name: string) => `${name} پایین‌تر برود`,
  kind: 'نوع',
  kinds: { practice: 'تمرین', example: 'مثال حل‌شده', quiz: 'آزمونک', game: 'بازی' },
  name: 'عنوان فعالیت',
  skill: 'مهارت',
  items: 'سؤال از هر مهارت',
  right: 'با چند پاسخ درست تمام شود؟',
  rightHint: 'اگر ننویسید، با جواب دادن به همهٔ سؤال‌ها تمام می‌شود.',
  skills: (titles: string) => `مهارت‌ها: ${titles}`,
  details: 'جزئیات',
  heading: 'عنوان بسته',
  order: 'ترتیب',
  orders: { sequential: 'یکی‌یکی و به ترتیب', free: 'به دلخواه دانش‌آموز' },
  note: 'یادداشت برای دانش‌آموزان',
  send: 'فرستادن بسته',
  keepDraft: 'نگه داشتن پیش‌نویس',
  sent: (schoolClass: string) => `بسته برای ${schoolClass} فرستاده شد.`,
  kept: 'پیش‌نویس نگه داشته شد.',
  failed: 'بسته فرستاده نشد.',
  incomplete: 'هر فعالیت عنوان و مهارت می‌خواهد و بسته دست‌کم یک تمرین یا آزمونک.',
  noClass: 'برای دادن بسته، اول باید کلاسی به شما سپرده شود.',
} as const;
