/** Words of the search dialog. */
export const searchWords = {
  open: 'جستجو',
  label: 'جستجو',
  placeholder: 'صفحه، مهارت یا راهنما',
  staffPlaceholder: 'صفحه، کلاس، دانش‌آموز، تکلیف یا مهارت',
  waiting: 'در حال جستجو…',
  failed: 'جستجو به سرور نرسید؛ فقط صفحه‌ها پیدا می‌شود.',
  found: (count: string) => `${count} مورد`,
  results: 'یافته‌ها',
  nothing: 'چیزی با این نام پیدا نشد.',
  screen: 'صفحه',
  guide: 'راهنما',
  kinds: {
    skill: 'مهارت',
    class: 'کلاس',
    student: 'دانش‌آموز',
    school: 'مدرسه',
    homework: 'تکلیف',
    review: 'مرور',
    package: 'بسته',
    quiz: 'آزمون',
  },
} as const;
