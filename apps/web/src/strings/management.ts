/** Strings of the management home. */
export const management = {
  title: (name: string) => `سلام ${name}`,
  today: (day: string) => `امروز ${day} است.`,
  numbers: {
    schools: { label: 'مدرسه' },
    classes: { label: 'کلاس' },
    students: { label: 'دانش‌آموز' },
    practiced: { label: (days: string) => `نفر در ${days} روز گذشته تمرین کرده‌اند` },
    homeworks: { label: 'تکلیف باز' },
  },
  sums: { school: 'مدرسه در چند عدد', organization: 'سازمان در چند عدد' },
  grade: { 3: 'پایهٔ سوم', 4: 'پایهٔ چهارم', 5: 'پایهٔ پنجم', 6: 'پایهٔ ششم' },
  classesAndStudents: (classes: string, students: string) => `${classes} کلاس، ${students} دانش‌آموز`,
  province: (name: string) => `استان ${name}`,
  practiced: (days: string) => `تمرین در ${days} روز گذشته`,
  openHomeworks: (count: string) => `${count} تکلیف باز`,
  help: (count: string) => `${count} نفر به کمک نیاز دارند`,
  noTeacher: 'هنوز معلمی ندارد',
  names: (names: readonly string[]) => names.join('، '),
  noClass: 'مدرسهٔ شما هنوز کلاسی ندارد.',
  noSchool: 'هنوز مدرسه‌ای زیر نظر سازمان شما نیست.',
  noStudents: 'هنوز دانش‌آموزی ندارد.',
} as const;
