/** What was changed before the page was loaded again. */
export const restoredEdit = {
  text: 'تغییرهای نیمه‌کارهٔ شما اینجاست و هنوز ذخیره نشده است.',
  reset: 'برگشت به نسخهٔ ذخیره‌شده',
} as const;

/** Why there is no form any more. */
export const lockedWork = {
  title: 'محتوای این کار دیگر عوض نمی‌شود',
  text: (count: string) =>
    `${count} نفر سؤال‌هایشان را گرفته‌اند و همان‌ها پیششان می‌ماند. مهلت را از صفحهٔ خودش می‌توانید عوض کنید.`,
  back: 'رفتن به صفحهٔ آن',
} as const;

/** Strings of changing the content of assigned work. */
export const editHomework = {
  title: 'ویرایش تکلیف',
  homework: 'تکلیف',
  subtitle: 'تا وقتی هیچ دانش‌آموزی آن را باز نکرده، می‌توانید همه‌چیزش را عوض کنید.',
  save: 'ذخیره',
  saved: 'تغییرها ذخیره شد.',
  failed: 'تغییرها ذخیره نشد.',
} as const;

export const editReview = {
  ...editHomework,
  title: 'ویرایش مرور',
  review: 'مرور',
} as const;

export const editPackage = {
  ...editHomework,
  title: 'ویرایش بسته',
  package: 'بسته',
  subtitle: 'تا وقتی هیچ دانش‌آموزی بسته را شروع نکرده، می‌توانید فعالیت‌هایش را عوض کنید.',
} as const;
