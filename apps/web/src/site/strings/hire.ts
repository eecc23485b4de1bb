/** Strings of the form for jobs. */
export const hireWords = {
  section: 'درخواست همکاری',
  form: {
    opening: 'برای کدام کار؟',
    anyOpening: 'کار دیگری، یا هر کدام',
    file: 'رزومه',
    fileHint: 'PDF یا عکس، تا ۵ مگابایت',
    fileMessages: {
      missing: 'رزومه را انتخاب کنید.',
      choose: 'انتخاب فایل',
      drop: 'یا فایل را اینجا رها کنید',
      remove: 'برداشتن فایل',
      wrongKind: 'این فایل PDF یا عکس نیست. فایل دیگری انتخاب کنید.',
      tooLarge: (megabytes: string) => `این فایل از ${megabytes} مگابایت بزرگ‌تر است.`,
    },
    note: 'چرا این کار؟',
    kept: 'رزومه را تنها کسانی می‌بینند که دربارهٔ همکاری تصمیم می‌گیرند. پس از شش ماه خودش پاک می‌شود.',
    submit: 'فرستادن درخواست',
    sent: 'درخواستتان رسید. اگر به کاری که داریم بخورد، در دو هفته زنگ می‌زنیم.',
  },
} as const;
