/** Strings of the student’s list of homeworks. */
export const studentHomeworks = {
  title: 'تکلیف‌ها',
  open: 'باز',
  past: 'گذشته',
  none: 'هنوز تکلیفی نداری. تا تکلیف بیاید می‌توانی یک مهارت را تمرین کنی.',
  practise: 'دیدن مهارت‌ها',
  noneOpen: 'الان تکلیف بازی نداری.',
  nonePast: 'هنوز تکلیف گذشته‌ای نداری.',
  ofClass: (teacher: string, className: string) => `${teacher}، ${className}`,
  more: 'تکلیف‌های قدیمی‌تر',
} as const;
