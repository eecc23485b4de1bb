/** Strings of the sections of the student’s home below open work, which load after it. */
export const homeSections = {
  week: {
    title: 'این هفته',
    none: 'این هفته هنوز تمرین نکرده‌ای. یک سؤال هم شروع خوبی است.',
    done: 'سؤال انجام‌شده',
    firstTry: 'درست در بار اول',
    minutes: 'دقیقه تمرین',
    days: 'روز با تمرین',
    report: 'گزارش من',
  },
  practice: {
    title: 'مهارت‌هایی برای تمرین',
    subtitle: (book: string) => `از کتاب ${book}`,
    session: 'تمرین ده‌سؤالی',
    empty: 'هنوز سؤالی برای این کتاب آماده نیست.',
    start: (skill: string) => `تمرین ${skill}`,
  },
} as const;
