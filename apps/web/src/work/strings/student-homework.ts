import type { SeriesKind } from '@mashq/state/platform/query/student-keys';

const NOUNS: Readonly<Record<SeriesKind, string>> = { homework: 'تکلیف', review: 'مرور' };

/** Strings of assigned work of a kind as its student sees it. */
export function studentHomework(kind: SeriesKind) {
  const noun = NOUNS[kind];
  return {
    title: noun,
    /** On the first visit. */
    hint: 'هر خانه یک سؤال است. می‌بینی کدام درست شده و کدام مانده است.',
    start: 'شروع کن',
    resume: 'ادامه بده',
    handIn: 'تحویل دادن',
    handInTitle: `${noun} را تحویل می‌دهی؟`,
    handInLeft: (count: string) => `${count} سؤال هنوز مانده است. بعد از تحویل دیگر نمی‌توانی جواب بدهی.`,
    handInDone: 'به همهٔ سؤال‌ها جواب داده‌ای.',
    handInConfirm: 'تحویل می‌دهم',
    handInClose: 'هنوز نه',
    handInGoOn: 'ادامه می‌دهم',
    note: 'یادداشت معلم',
    teacher: (name: string) => `از ${name}`,
    skills: `مهارت‌های این ${noun}`,
    closed: `این ${noun} دیگر جواب نمی‌گیرد، ولی مهارت‌هایش را می‌توانی تمرین کنی.`,
    excused: `معلمت تو را از این ${noun} معاف کرده است؛ لازم نیست انجامش بدهی.`,
    waitingAnswers: (count: string) =>
      `${count} جوابت بعد از دیده شدن راه‌حل‌ها رسیده است. نگه داشته شده‌اند؛ معلمت تصمیم می‌گیرد حساب شوند یا نه.`,
    uncountedAnswers: (count: string) =>
      `${count} جوابت بعد از دیده شدن راه‌حل‌ها رسیده بود و معلمت آن‌ها را حساب نکرد. اگر سؤالی داری از خودش بپرس.`,
    noHints: `این ${noun} بدون راهنمایی است.`,
  } as const;
}

export const commentsTitle = 'پیام‌های معلم';
export const questionsTitle = 'سؤال‌ها';
export const questionTitle = (place: string) => `سؤال ${place}`;

/** States of a question in a list. */
export const stateWords = {
  right: 'درست',
  corrected: 'با تصحیح درست شد',
  hint: 'با راهنمایی درست شد',
  wrong: 'هنوز نه',
  revealed: 'راه‌حل دیده شد',
  answered: 'ثبت شد',
  waiting: 'در راه',
  open: 'مانده',
  skipped: 'مانده',
} as const;

/** Strings of the result. */
export const resultWords = {
  title: 'نتیجه',
  firstTry: 'درست در بار اول',
  right: 'درست',
  of: (total: string) => `از ${total}`,
  tooFew: 'برای گفتن سطح، سؤال‌های جواب‌داده‌ات هنوز کم است.',
  later: 'نتیجه بعد از تمام شدن مهلت دیده می‌شود.',
} as const;

/** Of a question that was answered wrongly and is open still. */
export const triedWord = 'یک بار دیگر نگاه کن';
