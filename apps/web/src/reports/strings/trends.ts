import { measureNames } from '@mashq/api/measures/words';

/** Strings of practice over weeks across schools. */
export const trends = {
  counted: (when: string) => `آخرین شمارش: ${when}. هفتهٔ جاری هر ساعت از نو شمرده می‌شود.`,
  filter: 'چه چیزی نشان داده شود',
  /** What is chosen, in one line. */
  chosen: (...choices: readonly (string | undefined)[]) => choices.filter((choice) => choice !== undefined).join('، '),
  by: 'به تفکیک',
  groups: { school: 'مدرسه', province: 'استان', grade: 'پایه', skill: 'مهارت' },
  grade: 'پایه',
  allGrades: 'همهٔ پایه‌ها',
  beside: 'کنار همه',
  none: 'هیچ‌کدام',
  sort: 'ترتیب',
  sorts: { title: 'نام', practice: 'سهم تمرین‌کرده‌ها در هفتهٔ پیش' },
  all: { organization: 'همهٔ مدرسه‌های سازمان', admin: 'همهٔ مدرسه‌ها' },
  ofGrade: (all: string, grade: string) => `${all}، ${grade}`,
  measures: { share: 'سهم تمرین‌کرده‌ها', answered: 'سؤال برای هر دانش‌آموز', right: measureNames.firstTryRight },
  charts: {
    share: 'سهم دانش‌آموزانی که در هفته تمرین کرده‌اند',
    answered: 'سؤال‌های هفته برای هر دانش‌آموز',
    right: 'سهم سؤال‌هایی که در بار اول درست بوده‌اند',
  },
  /** What the chart says of the last whole week, and of the one before it. */
  said: {
    share: (who: string, last: string, before: string) =>
      `${who}: هفتهٔ پیش ${last} دانش‌آموز تمرین کرده‌اند، یک هفته پیش از آن ${before}.`,
    answered: (who: string, last: string, before: string) =>
      `${who}: هفتهٔ پیش برای هر دانش‌آموز ${last} سؤال پاسخ گرفته است، یک هفته پیش از آن ${before}.`,
    right: (who: string, last: string, before: string) =>
      `${who}: هفتهٔ پیش ${last} سؤال در بار اول درست بوده است، یک هفته پیش از آن ${before}.`,
  },
  tooEarly: (who: string) => `${who}: از هفتهٔ پیش چیزی برای گفتن نیست.`,
  table: { school: 'مدرسه‌ها', province: 'استان‌ها', grade: 'پایه‌ها', skill: 'مهارت‌ها' },
  members: 'دانش‌آموز',
  thisWeek: 'این هفته تا امروز',
  lastWeek: 'هفتهٔ پیش',
  weekBefore: 'دو هفته پیش',
  hidden: '—',
  why: '«—» یعنی چیزی شمرده نشده، سؤال‌ها برای گفتن سهم کم بوده، یا گروه کمتر از پنج دانش‌آموز دارد.',
  noSkill: 'دانش‌آموزان این پایه در این هفته‌ها مهارتی تمرین نکرده‌اند.',
  empty:
    'اینجا هنوز هفته‌ای برای نشان دادن نیست. با نخستین کلاس‌ها و تمرین‌ها روند همین‌جا می‌آید؛ گروه‌های کمتر از پنج دانش‌آموز نشان داده نمی‌شوند.',
} as const;
