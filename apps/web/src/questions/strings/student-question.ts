/** Strings of a question. */
export const questionWords = {
  title: 'سؤال',
  place: (current: string, total: string) => `سؤال ${current} از ${total}`,
  /** The same where a phone has no room for more. */
  shortPlace: (current: string, total: string) => `${current} از ${total}`,
  leave: 'خروج',
  leaveHomework: 'برگشت به تکلیف',
  page: (page: string) => `صفحهٔ ${page}`,
  backToHomework: 'برگشت به تکلیف',
  closedTitle: 'وقت این کار تمام شده است',
  handedInTitle: 'این کار را تحویل داده‌ای',
  excusedTitle: 'از این کار معاف شده‌ای',
  closedOpen: 'به این سؤال دیگر نمی‌شود جواب داد. مهارتش را هر وقت بخواهی می‌توانی تمرین کنی.',
  closedDone: 'جوابت به دست معلمت رسیده است و حساب می‌شود.',
  closedBack: 'برگشت به صفحهٔ این کار',
  refused: 'این جواب پذیرفته نشد',
  failed: 'این بار نشد',
  offlineHint: 'راهنمایی با اینترنت می‌آید. فعلاً خودت امتحان کن یا برو سؤال بعدی.',
  example: 'یک نمونهٔ حل‌شده ببین',
  missing: 'این سؤال پیدا نشد.',
  withdrawn: 'این سؤال اشکال داشت و کنار گذاشته شد. به ضرر تو حساب نمی‌شود.',
  next: 'سؤال بعدی',
  /** Of the last question: its work is done. */
  end: 'پایان',
  /** Of a skill, after the answer that made it so. */
  learned: {
    eyebrow: 'یک مهارت تازه',
    title: (skill: string) => `«${skill}» را یاد گرفتی!`,
    message: 'چند روز دیگر یک مرور کوتاه می‌آید تا در یادت بماند.',
  },
  mastered: {
    eyebrow: 'مرور به دردت خورد',
    title: (skill: string) => `حالا در «${skill}» مسلطی!`,
    message: 'بعد از چند روز هنوز یادت بود.',
  },
  states: {
    open: '',
    right: 'این سؤال را درست جواب دادی.',
    corrected: 'این سؤال را با تصحیح درست جواب دادی.',
    wrong: 'جوابت درست نبود. راه‌حل را ببین.',
    revealed: 'راه‌حل این سؤال را دیده‌ای.',
    skipped: '',
    answered: 'جوابت ثبت شده است. نتیجه‌اش بعداً دیده می‌شود.',
  },
} as const;

/** Of the button that reads a question aloud. */
export const readAloudWords = { read: 'برایم بخوان', stop: 'کافی است' } as const;

/** Of a right answer: what is said first, and one sentence after it. */
export const rightWords = {
  first: {
    title: 'درست است!',
    praise: ['آفرین!', 'عالی بود!', 'چه خوب حلش کردی!', 'خودت پیدایش کردی!', 'همین‌طور ادامه بده!'],
  },
  later: {
    title: 'این بار درست شد!',
    praise: ['دنبالش را گرفتی و پیدایش کردی.', 'اشتباهت را خودت درست کردی.', 'یاد گرفتن همین است.'],
  },
  hinted: {
    title: 'با راهنمایی درست شد!',
    praise: ['راهنمایی خواستن هم راهی برای یاد گرفتن است.', 'حالا راهش را می‌دانی.', 'سؤال بعدی را خودت امتحان کن.'],
  },
} as const;
