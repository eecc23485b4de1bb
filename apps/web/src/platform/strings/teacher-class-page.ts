/** Strings of a class's page. */
export const classPage = {
  title: 'کلاس',
  tabsLabel: 'بخش‌های صفحهٔ کلاس',
  tabs: {
    skills: 'مهارت‌ها',
    homeworks: 'تکلیف‌ها',
    packages: 'بسته‌ها',
    reviews: 'مرورها',
    quizzes: 'آزمون‌ها',
    messages: 'پیام‌ها',
    students: 'دانش‌آموزان',
    groups: 'گروه‌ها',
  },
  subtitle: (book: string, students: string) => `${book} · ${students} دانش‌آموز`,
  otherCourse: 'مشق این درس را هنوز ندارد. کتاب ریاضی کلاس در صفحهٔ خودش است.',
  mathCourse: 'صفحهٔ ریاضی کلاس',
  missing: 'این کلاس میان کلاس‌های شما نیست.',
  lacking: {
    title: 'چه کسی چه چیزی را کم دارد',
    subtitle: 'مهارت‌هایی که کودکانی تمرینشان را شروع کرده‌اند و هنوز به کمک نیاز دارند؛ پرشمارترین‌ها بالاترند.',
    none: 'در این فصل کسی در میانهٔ راه نمانده است.',
    count: (students: string) => `${students} نفر`,
  },
  timesTable: {
    title: 'جدول ضرب در این کلاس',
    /** Before the first warm-up. */
    nobody: 'هنوز کسی «نرمش ضرب» را از خانهٔ خودش شروع نکرده است.',
    begun: (begun: string, students: string) =>
      `از نرمش‌های روزانهٔ ${begun} نفر از ${students} نفر. ضرب‌هایی که بیشترِ کودکان هنوز نمی‌دانند، بالاترند.`,
    allKnown: 'همهٔ ضرب‌هایی را که تا امروز پرسیده شده است، بلدند.',
    list: 'ضرب‌هایی که هنوز نمی‌دانند',
    notYet: (notYet: string, asked: string) => `${notYet} از ${asked} نفر هنوز نه`,
  },
  running: 'در حال اجرا',
  scheduled: 'زمان‌بندی‌شده',
  closed: 'پایان‌یافته',
  noneOf: {
    running: 'تکلیف بازی ندارید.',
    scheduled: 'تکلیفی برای روزهای آینده نیست.',
    closed: 'هنوز تکلیفی تمام نشده است.',
  },
  noHomework: 'برای این کلاس هنوز تکلیفی نساخته‌اید.',
} as const;
