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
    day: 'تا پایان روز',
    send: 'فرستادن',
    cancel: 'بستن',
    /** Whom the copy is for. */
    whole: 'برای همهٔ دانش‌آموزان این کلاس است.',
    wholeNotSame: 'این تکلیف برای چند نفر بود؛ در کلاس دیگر برای همهٔ کلاس است.',
    same: (count: string) => `مثل همین تکلیف، فقط برای ${count} نفر از کلاس است.`,
    now: 'همین حالا باز می‌شود. مهارت‌های مرور در آن نمی‌آید.',
    from: (start: string) => `${start} باز می‌شود. مهارت‌های مرور در آن نمی‌آید.`,
    sent: (schoolClass: string) => `تکلیف برای ${schoolClass} فرستاده شد.`,
  },
} as const;
