/** Strings of the pictures and files of class messages, which children and teachers read alike. */
export const attachmentWords = {
  pictures: 'تصویرها',
  files: 'فایل‌ها',
  picture: (number: string) => `تصویر ${number}`,
  open: (picture: string) => `بزرگ دیدن ${picture}`,
  failed: 'تصویر نیامد',
  download: (name: string) => `دریافت ${name}`,
  pdf: 'پی‌دی‌اف',
  workbook: 'اکسل',
  kilobytes: (count: string) => `${count} کیلوبایت`,
  megabytes: (count: string) => `${count} مگابایت`,
} as const;
