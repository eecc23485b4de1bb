/** Strings of badges, cups and the maze. */
export const rewardWords = {
  /** On the first visit. */
  hint: 'هر نشان نوشته است که با چه کاری به دست می‌آید.',
  title: 'نشان‌ها و جام‌ها',
  subtitle: 'یاد گرفتن، درست کردن اشتباه و برگشتن سر مشق نشان می‌آورد.',
  off: 'مدرسهٔ تو نشان و جام ندارد. مشق‌هایت سر جای خودشان‌اند.',
  home: 'رفتن به خانه',
  cups: {
    title: 'جام‌های من',
    howTo: 'مهارت تازه، مرور به‌موقع، درست کردن اشتباه و کمک گرفتن از راهنمایی جام را پر می‌کند.',
    chart: 'قدم‌های هر هفته',
    week: 'هفتهٔ',
    steps: 'قدم',
    this: (steps: string) => `این هفته ${steps} قدم به سوی جام برداشتی.`,
    bands: {
      'top-tenth': 'این هفته درخشیدی! جام طلایی هفته مال توست.',
      'top-quarter': 'این هفته خوب پیش رفتی. جام نقره‌ای هفته مال توست.',
      'taking-part': 'این هفته همراه کلاس بودی. جام برنزی هفته مال توست.',
    },
  },
  newBadge: (title: string) => `نشان «${title}» را گرفتی!`,
  newBadges: (count: string) => `${count} نشان تازه گرفتی!`,
  names: (titles: readonly string[]) => `«${titles.join('»، «')}».`,
  maze: {
    title: 'باغ پیچ‌درپیچ',
    subtitle: 'بعد از مشق، یک باغ. هر روز تا ده دقیقه.',
    place: (number: string, all: string) => `باغ ${number} از ${all} باغِ امروز`,
    solved: 'از باغ بیرون آمدی!',
    solvedMessage: (steps: string) => `با ${steps} قدم راه را پیدا کردی.`,
    next: 'باغ بعدی',
    finish: 'رفتن به تمرین',
    done: 'باغ‌های امروز را رفتی. هر کاری که تمام کنی یک باغ تازه باز می‌کند.',
    enough: 'امروز به‌اندازه بازی کردی. فردا باغ تازه‌ای هست.',
    review: {
      title: 'نگهبان باغ سؤال دارد',
      text: (count: string) => `${count} مهارت وقت مرورش شده است. مرورش کن تا یک باغ تازه باز شود.`,
      start: 'شروع مرور',
    },
  },
} as const;
