/** Strings of reports as files and on paper. */
export const exportWords = {
  open: 'خروجی',
  excel: 'اکسل',
  excelDescription: 'همهٔ جدول‌ها در یک فایل',
  // lint-allow: latin-strings – the format is known by these letters
  csv: (table: string) => `CSV: ${table}`,
  print: 'چاپ این صفحه',
  pending: 'فایل آماده می‌شود…',
  saved: (name: string) => `فایل «${name}» آماده شد.`,
  tables: {
    students: 'دانش‌آموزان',
    skills: 'مهارت‌ها',
    cells: 'مهارت به مهارت',
    groups: 'گروه‌ها',
    answers: 'پاسخ‌ها',
    questions: 'سؤال‌ها',
    weeks: 'هفته‌ها',
    work: 'تکلیف‌ها و مرورها',
  },
} as const;
