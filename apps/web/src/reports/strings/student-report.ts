import { levelNames } from '@mashq/api/measures/words';

/** Strings of a student's own reports. */
export const reportWords = {
  title: 'گزارش من',
  subtitle: 'این‌ها فقط مال خودت است و فقط با خودت سنجیده می‌شود.',
  print: 'چاپ برای خانه',
  news: {
    fresh: (count: string) => `این هفته ${count} مهارت تازه یاد گرفتی`,
    all: (count: string) => `تا حالا ${count} مهارت یاد گرفته‌ای`,
    near: (count: string) => `و ${count} مهارت دیگر نزدیک است.`,
  },
  chapter: { title: (number: string) => `مهارت‌های فصل ${number}`, square: 'هر خانه یک مهارت کتاب است.' },
  next: {
    title: 'قدم بعدی',
    practice: 'همین را تمرین کن',
    why: {
      near: 'به یاد گرفتن این یکی از همه نزدیک‌تری.',
      learning: 'این یکی را شروع کرده‌ای؛ با تمرین جا می‌افتد.',
      starting: 'این یکی را تازه شروع کرده‌ای.',
      unseen: 'این یکی در کتابت نوبت دارد.',
      learned: 'این را بلدی؛ یک بار دیگر ببین هنوز یادت هست.',
      mastered: 'این را خوب بلدی؛ هر وقت خواستی مرورش کن.',
    },
  },
  source: {
    title: 'این عددها از کجا آمده؟',
    questions: (done: string, from: string) => `از ${done} سؤالی که از ${from} تا امروز خودت جواب دادی.`,
    judged: (judged: string) => `نتیجهٔ ${judged} تا آمده است و درستی‌ها از همان‌هاست.`,
    own: 'فقط با خودت سنجیده می‌شوی، نه با دیگران.',
  },
  toPerformance: 'مهارت‌ها و وقت روز',
  toReport: 'زمان و درستی',
  period: 'از کی تا حالا؟',
  periods: { last_4: '۴ هفته', last_12: '۱۲ هفته', last_53: 'یک سال' },
  week: 'هفتهٔ',
  weekOf: (day: string) => `هفتهٔ ${day}`,
  month: 'ماه',
  none: 'در این مدت تمرینی نکرده‌ای. وقتی تمرین کنی، این‌جا شکل می‌گیرد.',
  practice: 'رفتن به تمرین',
  duration: {
    title: 'چقدر تمرین کردم؟',
    chart: 'دقیقه‌های تمرین',
    minutes: 'دقیقه',
    this: (minutes: string) => `این هفته تا حالا ${minutes} دقیقه تمرین کرده‌ای.`,
    short: 'روی هم کمتر از یک دقیقه تمرین کرده‌ای.',
    all: (minutes: string) => `روی هم ${minutes} دقیقه تمرین کرده‌ای.`,
    days: (days: string) => `${days} روز تمرین کردی.`,
    most: (minutes: string, week: string) => `بیشترینش ${minutes} دقیقه بود، در ${week}.`,
  },
  accuracy: {
    title: 'چند تا درست شد؟',
    chart: 'سؤال‌ها و جواب‌ها',
    questions: 'سؤال',
    firstTry: 'همان بار اول درست',
    firstTryHint: 'بدون راهنمایی',
    inTheEnd: 'در آخر درست',
    inTheEndHint: 'با درست کردن اشتباه‌ها',
    corrected: 'بعداً درست شد',
    notYet: 'هنوز نه',
    of: (count: string, total: string) => `${count}\u00A0از\u00A0${total}`,
    ofTen: 'از هر ۱۰ سؤال',
    sentence: (first: string, end: string) =>
      `از هر ۱۰ سؤال، ${first} تا را همان بار اول درست جواب دادی و ${end} تا در آخر درست شد.`,
    tooFew: 'وقتی نتیجهٔ ۱۰ سؤال را داشته باشی، این‌جا می‌گوییم از هر ۱۰ سؤال چند تا درست شد.',
    waiting: (count: string) => `نتیجهٔ ${count} سؤال هنوز نیامده است؛ وقتی بیاید این‌جا حساب می‌شود.`,
  },
  hours: {
    title: 'کی تمرین می‌کنم؟',
    chart: 'سؤال‌ها در روزهای هفته',
    day: (day: string) => `${day}‌ها بیشتر از روزهای دیگر تمرین کرده‌ای.`,
    part: (part: string) => `${part} بیشتر از وقت‌های دیگر تمرین کرده‌ای.`,
    noHabit: 'هنوز روز یا وقتی نیست که در آن بیشتر تمرین کرده باشی.',
  },
  parts: { morning: 'صبح', noon: 'ظهر', afternoon: 'عصر', evening: 'سر شب', night: 'شب' },
  partHours: (from: string, to: string) => `ساعت ${from} تا ${to}`,
} as const;

/** Strings of how a student does by skill and time of day. */
export const performanceWords = {
  title: 'پیشرفت من',
  subtitle: 'ببین کدام مهارت‌ها مال تو شده‌اند و چه وقتی بهتر یاد می‌گیری.',
  byTime: {
    title: 'چه وقتی بهتر جواب می‌دهم؟',
    chart: 'جواب‌ها در وقت‌های روز',
    best: (part: string, count: string) => `${part} از هر ۱۰ سؤال ${count} تا را همان بار اول درست جواب می‌دهی.`,
    fewAnswers: 'هنوز نمی‌توان گفت چه وقتی برایت بهتر است. هر وقت خواستی تمرین کن.',
    times: 'وقت روز',
  },
  skills: {
    title: 'مهارت‌های من',
    sentence: (learned: string, total: string) => `از ${total} مهارتی که تمرین کردی، ${learned} تا را یاد گرفته‌ای.`,
    oldWay: 'هیچ مهارتی عقب نیست؛ هر کدام قدم خودش را دارد.',
    chapter: (number: string, title: string) => `فصل ${number}: ${title}`,
    lostChapter: 'کتاب پیشین',
    skill: 'مهارت',
    level: 'کجایم',
    tried: 'سؤال',
    firstTry: 'بار اول',
    inTheEnd: 'در آخر',
    of: (count: string, total: string) => `${count}\u00A0از\u00A0${total}`,
    notYet: 'هنوز نیامده',
    table: (chapter: string) => `مهارت‌های ${chapter}`,
    bar: (chapter: string) => `مهارت‌های ${chapter} بر پایهٔ مرحله`,
  },
} as const;

/** Strings of the descriptive report on paper. */
export const paperWords = {
  title: 'کارنامهٔ توصیفی تمرین‌های من',
  practice: (minutes: string, done: string) => `در یک سال گذشته ${minutes} دقیقه تمرین و ${done} سؤال.`,
  shortPractice: (done: string) => `در یک سال گذشته کمتر از یک دقیقه تمرین و ${done} سؤال.`,
  accuracy: (first: string, end: string, judged: string) =>
    `از ${judged} سؤالی که نتیجه‌اش آمده است، ${first} تا همان بار اول و بدون راهنمایی درست بود و ${end} تا در آخر درست شد.`,
  notYet: 'هنوز مهارتی آن‌قدر تمرین نشده است که سطحش را بتوان گفت.',
  skill: 'مهارت',
  level: 'سطح',
  levels: levelNames,
  own: 'چیزی که خودم می‌خواهم بنویسم',
} as const;
