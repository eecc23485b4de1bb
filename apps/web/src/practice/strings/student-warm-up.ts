/** Strings of the daily warm-up of times-table facts. */
export const warmUpWords = {
  title: 'نرمش ضرب',
  leave: 'بعداً ادامه می‌دهم',
  dontKnow: 'یادم نیست',
  /** What the number of the fact is, heard with each one. */
  place: (number: string) => `ضرب ${number}`,
  /** In place of the title where a phone has no room for it. */
  shortPlace: (asked: string, all: string) => `${asked} از ${all}`,
  next: 'ضرب بعدی',
  toEnd: 'ببینم چه شد',
  notNumber: 'فقط یک عدد بنویس، مثل ۲۴.',
  right: ['درست! همین است.', 'آفرین، درست گفتی.', 'درست است.'],
  /** Before the fact with its product. */
  wrong: 'این را یادت بماند: ',
  again: 'این بار درست شد.',
  nothing: 'همهٔ ضرب‌ها را بلدی و هنوز وقت تکرارشان نشده است. فردا دوباره سر بزن.',
  end: {
    over: 'نرمش ضرب امروز',
    allRight: (count: string) => `هر ${count} ضرب، همان بار اول درست!`,
    /** What was right at the first try, then what was not. */
    gaps: (right: number, rightText: string, openText: string) =>
      right === 0 ? `${openText} برای یاد گرفتن` : `${rightText} تا همان بار اول درست، ${openText} هنوز نه`,
    /** How many are not yet. */
    open: (count: number, text: string) => (count === 1 ? 'یکی' : `${text} تا`),
    message: 'هر کدام را درست در روزی که لازم است دوباره می‌پرسم. تا فردا!',
    perfect: 'این‌ها را چند روز دیگر دوباره می‌پرسم تا یادت بماند. تا فردا!',
    toRemember: 'این‌ها را یک بار بلند بخوان',
    table: 'جدول ضرب تو',
    tableText: (known: string, all: string) => `${known} ضرب از ${all} تا را خوب بلدی.`,
    tableFirst: (met: string, all: string) =>
      `با ${met} ضرب از ${all} تا آشنا شدی. آن‌که چند روز بعد هم یادت باشد، سبزِ پررنگ می‌شود.`,
    home: 'برگردم خانه',
    states: { unseen: 'هنوز نیامده', learning: 'در حال یادگیری', learned: 'خوب بلدی' },
  },
} as const;
