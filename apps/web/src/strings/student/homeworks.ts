/** Strings of the student’s list of homeworks. */
export const studentHomeworks = {
  title: 'تکلیف‌ها',
  open: 'باز',
  past: 'گذشته',
  noneOpen: 'تکلیف بازی نداری. همه را انجام داده‌ای!',
  nonePast: 'هنوز تکلیف گذشته‌ای نداری.',
  more: 'تکلیف‌های قدیمی‌تر',
} as const;
