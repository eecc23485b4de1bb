/** Strings of a question. */
export const questionWords = {
  title: 'سؤال',
  place: (current: string, total: string) => `سؤال ${current} از ${total}`,
  leave: 'خروج',
  leaveHomework: 'برگشت به تکلیف',
  page: (page: string) => `صفحهٔ ${page}`,
  backToHomework: 'برگشت به تکلیف',
  refused: 'این جواب پذیرفته نشد',
  failed: 'این بار نشد',
  offlineHint: 'راهنمایی با اینترنت می‌آید. فعلاً خودت امتحان کن یا برو سؤال بعدی.',
  example: 'یک نمونهٔ حل‌شده ببین',
  missing: 'این سؤال پیدا نشد.',
  withdrawn: 'این سؤال اشکال داشت و کنار گذاشته شد. به ضرر تو حساب نمی‌شود.',
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
