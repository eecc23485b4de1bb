/** Strings of the student’s courses. */
export const coursesWords = {
  /** On the first visit. */
  hint: 'مهارت‌های هر فصل اینجا هستند. هر کدام را بزنی، همان را تمرین می‌کنی.',
  title: 'درس‌ها',
  course: 'درس',
  none: 'هنوز در کلاسی نیستی. با کد کلاس به کلاست برو تا کتاب‌هایت اینجا بیایند.',
  join: 'رفتن به کلاس با کد',
  book: 'فهرست کتاب',
  learned: (count: string, total: string) => `${count} مهارت از ${total} را یاد گرفته‌ای`,
  pages: (first: string, last: string) => `صفحه‌های ${first} تا ${last}`,
  chapter: (number: string, title: string) => `فصل ${number}: ${title}`,
  chapterTitle: (number: string, title: string) => `${number}ـ ${title}`,
  chooseChapter: 'فصل‌های کتاب',
  lesson: (number: string, title: string) => `درس ${number}: ${title}`,
  resume: (title: string) => `ادامه: ${title}`,
  assigned: 'تکلیف',
  noSkills: 'این درس هنوز سؤالی ندارد.',
  review: {
    title: (count: string) => `مرور امروز: ${count} مهارت`,
    text: 'این‌ها را پیش‌تر یاد گرفته‌ای. ببینیم هنوز هم یادت هست.',
    start: 'دیدن مرور',
  },
  homeworks: 'از معلمت',
  noHomeworks: 'الان کاری از معلمت در این درس نمانده است.',
  kinds: { homework: 'تکلیف', review: 'مرور', package: 'بسته', quiz: 'آزمون' },
  homework: (done: string, total: string, day: string) => `${done} از ${total} سؤال · تا ${day}`,
  exercise: {
    title: 'تمرین آزاد',
    text: 'ده سؤال از چند مهارت؛ خودت انتخاب کن یا بگذار مشق انتخاب کند.',
    open: 'رفتن به تمرین',
  },
  nothingHere: 'معلمت هنوز در این درس چیزی نگذاشته است. فهرست کتاب را این پایین می‌بینی.',
} as const;

/** Strings of the ready-made packages of a child without a school. */
export const readyPackageWords = {
  title: 'بسته‌های آماده',
  subtitle: 'برای هر درس یک بسته: مثال، تمرین، و در آخر یک آزمونک.',
  none: 'برای درس‌های این پایه هنوز بسته‌ای آماده نیست. می‌توانی مهارت‌ها را تمرین کنی.',
  about: (first: string, last: string, items: string) => `صفحه‌های ${first} تا ${last} · ${items} سؤال`,
  taken: (done: string, total: string) => `${done} از ${total} سؤال را جواب داده‌ای.`,
  take: 'شروع',
  takeLabel: (title: string) => `شروع بستهٔ «${title}»`,
  goOn: 'ادامه',
  goOnLabel: (title: string) => `ادامهٔ بستهٔ «${title}»`,
  failed: 'این بسته باز نشد.',
} as const;
