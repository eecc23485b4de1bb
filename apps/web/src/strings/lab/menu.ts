/** Words of the laboratory's menu. */
export const labMenu = {
  title: 'آزمایشگاه',
  subtitle: 'ابزارهایی برای آزمودن؛ آنچه این‌جا می‌کنید در هیچ کارنامه‌ای نمی‌آید.',
  questionTest: {
    title: 'آزمون موتور سؤال',
    about: 'هر مهارت، هر سطح: جوابی بنویسید و ببینید چطور خوانده و داوری می‌شود.',
  },
} as const;
