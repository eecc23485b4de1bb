import type { AssignmentKind } from '@mashq/api/contract';

/** Strings of the student’s home. */
export const studentHome = {
  greeting: {
    day: (name: string) => `سلام ${name}!`,
    first: (name: string) => `خوش آمدی ${name}!`,
    back: (name: string) => `خوش برگشتی ${name}!`,
    rest: (name: string) => `خسته نباشی ${name}!`,
    /** On the first visit of a week with its goal reached. */
    goal: (name: string) => `به هدف این هفته رسیدی ${name}!`,
  },
  path: 'کارهای امروز',
  /** Over the title of assigned work: what it is, and until when. */
  kind: {
    homework: 'تکلیف',
    review: 'مرور',
    package: 'بسته',
    quiz: 'آزمون',
  } satisfies Record<AssignmentKind, string>,
  until: (kind: string, day: string) => `${kind}، تا ${day}`,
  /** How much of a work is left. */
  left: (count: string) => `${count} سؤال مانده`,
  questions: (count: string) => `${count} سؤال`,
  /** Where two works have one title. */
  ofClass: (title: string, className: string) => `${title}، ${className}`,
  allDone: 'همه را جواب داده‌ای. ببین و تحویلش بده.',
  start: 'شروع کن',
  startFirst: 'شروع کنیم',
  resume: 'ادامه بده',
  /** Before the title of the station after the next thing. */
  afterwards: (title: string) => `بعدش: ${title}`,
  review: {
    title: (count: string) => `مرور ${count} مهارت`,
    note: 'این‌ها را بلد بودی. ببین هنوز یادت هست.',
    eyebrow: 'وقت مرور',
    start: 'شروع مرور',
  },
  skill: {
    /** Over the title: the book and the chapter. */
    place: (book: string, chapter: string) => `${book}، فصل ${chapter}`,
    first: 'اولین قدم',
    estimate: (count: string) => `حدود ${count} سؤال تا یاد گرفتن`,
    near: 'نزدیک است یادش بگیری.',
    fresh: 'یک مهارت تازه از کتاب',
    own: 'از خودت: تمرین آزاد',
    ownNote: 'مهارت را خودت بردار.',
  },
  placement: {
    title: 'سنجش آغازین',
    eyebrow: 'ببین از کجا شروع کنی',
    offered: 'اگر دلت خواست: حدود ده دقیقه، بی‌نمره.',
    asked: 'معلمت خواسته است. حدود ده دقیقه، بی‌نمره.',
    begun: (count: string) => `${count} سؤال را جواب داده‌ای؛ از همان‌جا ادامه بده.`,
    start: 'رفتن به سنجش',
  },
  warmUp: {
    title: 'نرمش ضرب',
    eyebrow: 'هر روز کمی',
    note: 'چند ضرب کوتاه، حدود دو دقیقه',
    begun: (count: string) => `${count} تا را گفتی؛ چند تا مانده.`,
    start: 'شروع نرمش',
    resume: 'ادامهٔ نرمش',
    done: 'نرمش ضرب امروز انجام شد',
    /** Right at the first try, of those that were asked. */
    result: (right: string, asked: string) => `${right} تا از ${asked} تا همان بار اول درست بود.`,
    see: 'دیدن نرمش امروز',
  },
  maze: {
    last: 'و تمام! باغ پیچ‌درپیچ',
    title: 'باغ پیچ‌درپیچ',
    note: 'هر وقت دلت خواست.',
    find: 'راه را پیدا کن',
  },
  needsNetwork: 'با اینترنت می‌آید.',
  rest: {
    title: 'امروز کاری نداری',
    text: 'هر چه داشتی انجام شده است. بازی کن، استراحت کن.',
    ifYouLike: 'اگر دلت خواست',
    practice: 'تمرین آزاد',
    practiceNote: 'ده سؤال، بی‌عجله',
    book: 'ورق زدن کتاب',
    bookNote: 'فصل بعد را ببین',
  },
  back: {
    title: 'انارهایت سر جایشان است',
    titleWithout: 'خوب شد که آمدی',
    text: (count: string) => `هر ${count} مهارتی که بلد بودی مال خودت است. با چیزی که بلدی گرم شو؛ بعد می‌رسیم به بقیه.`,
    textWithout: 'از همان‌جا که بودی ادامه می‌دهیم، با یک تمرین کوتاه.',
    start: 'گرم شوم',
  },
  noClass: {
    title: 'به کلاست بیا',
    text: 'کد کلاس را از معلمت بگیر و بزن؛ کتاب و تکلیف‌هایت می‌آیند.',
    enter: 'زدن کد کلاس',
    haveOne: 'کلاس داری؟ کد کلاس را بزن',
  },
  week: {
    title: 'این هفته',
    days: (count: string) => `${count} روز تمرین`,
    goal: (days: string) => `هدف این هفته: ${days} روز`,
    reached: 'به هدفت رسیدی',
    fresh: 'هفتهٔ تازه',
    first: 'هفتهٔ اول',
    thisWeek: 'در این هفته',
    whenever: 'هر وقت خواستی شروع کن',
    learned: (count: string) => `${count} مهارت بلدی`,
    near: 'یکی دیگر نزدیک است',
    firstNear: 'اولین انارت نزدیک است',
    learnedThisWeek: (count: string) => `${count} تا، همین هفته`,
    basket: (fresh: string, rest: string) => `${fresh} انار تازه، ${rest} در سبد`,
    growing: 'روی درخت خودت',
    tree: 'درخت تو',
    treeNote: 'هر مهارت، یک انار',
  },
  badges: { title: 'قفسهٔ نشان‌ها', all: 'همه را ببین' },
  more: {
    title: 'همه‌چیز',
    homeworks: 'همهٔ تکلیف‌ها',
    course: 'کتاب و مهارت‌ها',
    review: 'مرور درس',
    practice: 'تمرین ده‌سؤالی',
    report: 'گزارش من',
    badges: 'نشان‌ها و جام‌ها',
    maze: 'باغ پیچ‌درپیچ',
  },
  stale: {
    title: 'تازه نشد',
    lastTime: (day: string, time: string) => `آخرین بار: ${day}، ${time}`,
    again: 'دوباره',
  },
} as const;

/** The hint of the first visit, with the days of the week's goal. */
export const homeHint = (goal: string): string => `هر روز تمرین، یک ستاره روی ریسه. هدف این هفته: ${goal} ستاره.`;
