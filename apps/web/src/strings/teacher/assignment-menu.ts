/** Strings of what a teacher does with assigned work beside its deadline. */
export const assignmentMenu = {
  more: 'کارهای دیگر',
  edit: 'ویرایش',
  publish: 'فرستادن برای دانش‌آموزان',
  unschedule: 'برگرداندن به پیش‌نویس',
  archive: 'بایگانی',
  unarchive: 'بیرون آوردن از بایگانی',
  copy: 'دادن به کلاس دیگر',
  print: 'چاپ روی کاغذ',
  done: {
    publish: 'فرستاده شد.',
    unschedule: 'دوباره پیش‌نویس شد.',
    archive: 'بایگانی شد.',
    unarchive: 'از بایگانی بیرون آمد.',
  },
  sameFor: (schoolClass: string) => `همین تکلیف برای ${schoolClass}`,
  copyTo: {
    title: 'همین تکلیف، برای کدام کلاس؟',
    class: 'کلاس',
    none: 'کلاس دیگری از این پایه ندارید.',
    items: (count: string) => `${count} سؤال برای هر نفر`,
    among: (count: string) => `، ${count} سؤالش مرور`,
    day: 'تا پایان روز',
    send: 'فرستادن',
    cancel: 'بستن',
    sent: (schoolClass: string) => `تکلیف برای ${schoolClass} فرستاده شد.`,
  },
} as const;
