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
