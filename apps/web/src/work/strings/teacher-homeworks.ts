import { teacherHomework } from './teacher-homework.ts';

const workStates = teacherHomework.states;

/** Strings of the teacher’s list of homeworks. */
export const teacherHomeworks = {
  title: 'تکلیف‌ها',
  new: 'تکلیف تازه',
  reviews: 'مرورها',
  allHomeworks: 'همهٔ تکلیف‌ها',
  class: 'کلاس',
  allClasses: 'همه',
  state: 'وضعیت',
  states: {
    all: 'همه',
    open: workStates.open,
    scheduled: workStates.scheduled,
    draft: workStates.draft,
    closed: workStates.closed,
    archived: workStates.archived,
    cancelled: workStates.cancelled,
  },
  empty: 'هنوز تکلیفی نداده‌اید. اولین تکلیف را بسازید.',
  noneLikeThis: 'تکلیفی با این وضعیت نیست.',
  more: 'تکلیف‌های قدیمی‌تر',
} as const;
