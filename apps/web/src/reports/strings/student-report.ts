import { levelNames } from '@mashq/api/measures/words';
import { waitingResults } from './waiting-results.ts';

/** Strings of a student's own reports. */
export const reportWords = {
  /** On the first visit. */
  hint: 'این گزارش برای خودت است. می‌بینی چه چیز تازه‌ای یاد گرفته‌ای و قدم بعدی چیست.',
  title: 'گزارش من',
  print: 'چاپ برای خانه',
  toPerformance: 'همهٔ فصل‌ها و وقت‌های روز',
  news: {
    learned: (count: string) => `${count} مهارت تازه یاد گرفتی`,
    near: (count: string) => `${count} مهارت نزدیک یاد گرفتن است`,
    done: (count: string) => `${count} سؤال تمرین کردی`,
    andNear: (count: string) => `و ${count} تای دیگر نزدیک است.`,
  },
  chapter: {
    title: (number: string) => `مهارت‌های فصل ${number}`,
    subtitle: 'هر خانه یک مهارت کتاب است.',
    isNew: {
      last_4: 'در این ۴ هفته یاد گرفتی',
      last_12: 'در این ۱۲ هفته یاد گرفتی',
      last_53: 'در این یک سال یاد گرفتی',
    },
    newOnes: (titles: string) => `تازه‌ها: ${titles}`,
  },
  ten: {
    title: 'از هر ۱۰ سؤال',
    some: (count: string) => `${count} تا را همان بار اول درست جواب دادی.`,
    all: 'همه را همان بار اول درست جواب دادی.',
    none: 'هنوز هیچ‌کدام بار اول درست نشده؛ درست کردنشان هم یاد گرفتن است.',
  },
  days: {
    title: 'روزهایی که تمرین کردی',
    sum: (days: string, time: string) => `${days} روز، روی هم ${time}.`,
    short: (days: string) => `${days} روز، روی هم کمتر از یک دقیقه.`,
    minutes: (minutes: string) => `${minutes} دقیقه`,
    hours: (hours: string) => `${hours} ساعت`,
    and: ' و ',
    week: (from: string, to: string) => `${from} تا ${to}`,
    thisWeek: (from: string) => `${from} تا امروز`,
    today: 'امروز',
  },
  next: {
    title: 'قدم بعدی',
    estimate: (count: string) => `حدود ${count} سؤال دیگر تا یاد گرفتنش مانده است.`,
    near: 'تا یاد گرفتنش چیزی نمانده است.',
    fresh: 'هنوز شروعش نکرده‌ای. با یک سؤال ببین چه جور است.',
    go: 'تمرینش می‌کنم',
  },
  sources: {
    title: 'این عددها از کجا آمده؟',
    questions: (count: string, from: string) => `از ${count} سؤالی که از ${from} تا امروز خودت جواب دادی.`,
    hinted: (count: string) => `${count} سؤال با راهنمایی بود و بین «بار اول درست»ها نیامد.`,
    own: 'فقط با خودت سنجیده می‌شوی.',
  },
  toReport: 'زمان و درستی',
  period: 'از کی تا حالا؟',
  periods: { last_4: '۴ هفته', last_12: '۱۲ هفته', last_53: 'یک سال' },
  week: 'هفتهٔ',
  weekOf: (day: string) => `هفتهٔ ${day}`,
  month: 'ماه',
  none: 'در این مدت تمرینی نکرده‌ای. وقتی تمرین کنی، اینجا شکل می‌گیرد.',
  practice: 'رفتن به تمرین',
  duration: {
    title: 'چقدر تمرین کردم؟',
    chart: 'دقیقه‌های تمرین',
    minutes: 'دقیقه',
    this: (minutes: string) => `این هفته تا حالا ${minutes} دقیقه تمرین کرده‌ای.`,
    short: 'روی هم کمتر از یک دقیقه تمرین کرده‌ای.',
    all: (minutes: string) => `روی هم ${minutes} دقیقه تمرین کرده‌ای.`,
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
    sentence: (first: string, end: string) =>
      `از هر ۱۰ سؤال، ${first} تا را همان بار اول درست جواب دادی و ${end} تا در آخر درست شد.`,
    tooFew: 'وقتی نتیجهٔ ۱۰ سؤال را داشته باشی، اینجا می‌گوییم از هر ۱۰ سؤال چند تا درست شد.',
    waiting: waitingResults,
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
