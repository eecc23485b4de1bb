/** Strings of the placement. */
export const placementWords = {
  title: 'سنجش آغازین',
  subtitle: 'چند سؤال از همهٔ کتاب، تا بدانی از کجا شروع کنی.',
  leave: 'بعداً ادامه می‌دهم',
  /** Which question, of about how many. */
  place: (number: string) => `سؤال ${number} از سنجش`,
  skip: 'این را بلد نیستم',
  next: 'سؤال بعدی',
  before: {
    title: 'پیش از شروع',
    lines: (most: string) => [
      `حداکثر ${most} سؤال است و بیشتر از ده دقیقه وقت نمی‌خواهد.`,
      'نمره ندارد. هر چه را بلد نیستی، بگو بلد نیستم.',
      'هر وقت خواستی برو؛ از همان‌جا ادامه می‌دهی.',
    ],
    asked: 'معلمت خواسته است این سنجش را انجام بدهی.',
    start: 'شروع سنجش',
    resume: 'ادامهٔ سنجش',
    answered: (count: string) => `تا اینجا ${count} سؤال را جواب داده‌ای.`,
  },
  done: {
    title: 'حالا می‌دانی از کجا شروع کنی',
    known: (count: string) => `${count} فصل را خوب می‌دانی.`,
    text: 'این نمره نیست؛ فقط راه را کوتاه‌تر می‌کند. از هر فصلی که دوست داری شروع کن.',
    list: 'از کجا شروع کنم',
    start: (skill: string) => `شروع با «${skill}»`,
    home: 'برگردم خانه',
    chapter: (number: string, title: string) => `فصل ${number}: ${title}`,
    states: {
      known: () => 'خوب می‌دانی.',
      from: (skill: string) => `از این مهارت: ${skill}`,
      before: (skill: string) => `اول این را محکم کن: ${skill}`,
      unasked: (skill: string) => `از اول فصل: ${skill}`,
    },
  },
} as const;
