/** Strings of the groups of a class. */
export const classGroups = {
  intro: 'با گروه‌ها می‌توانید به بخشی از کلاس تکلیف بدهید. هر دانش‌آموز می‌تواند در چند گروه باشد.',
  new: 'گروه تازه',
  none: 'این کلاس هنوز گروهی ندارد.',
  students: (count: string) => `${count} نفر`,
  empty: 'هنوز کسی در این گروه نیست.',
  edit: (name: string) => `تغییر ${name}`,
  editShort: 'تغییر',
  homework: 'تکلیف برای این کلاس',
  form: {
    newTitle: 'گروه تازه',
    editTitle: 'تغییر گروه',
    name: 'نام گروه',
    students: 'دانش‌آموزان',
    save: 'ثبت گروه',
    cancel: 'انصراف',
    saved: 'گروه ثبت شد.',
    joins: 'کسی که به گروه اضافه شود، کارهای باز گروه را هم می‌گیرد.',
  },
  remove: {
    action: (name: string) => `حذف ${name}`,
    title: (name: string) => `گروه ${name} حذف شود؟`,
    words: 'کارهایی که به این گروه داده‌اید برای دانش‌آموزانش می‌ماند.',
    confirm: 'حذف شود',
    cancel: 'انصراف',
    removed: 'گروه حذف شد.',
  },
} as const;
