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
    open: 'باز',
    scheduled: 'زمان‌بندی‌شده',
    draft: 'پیش‌نویس',
    closed: 'بسته',
    archived: 'بایگانی',
    cancelled: 'حذف‌شده',
  },
  empty: 'هنوز تکلیفی نداده‌اید. اولین تکلیف را بسازید.',
  noneLikeThis: 'تکلیفی با این وضعیت نیست.',
  more: 'تکلیف‌های قدیمی‌تر',
} as const;
