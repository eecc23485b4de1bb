/** Strings of skill practice. */
export const practiceWords = {
  title: 'تمرین مهارت',
  leave: 'پایان تمرین',
  nextNeedsNetwork: 'سؤال تازه با اینترنت می‌آید. همین که وصل شوی، خودش باز می‌شود؛ تا آن وقت تکلیف‌هایت باز است.',
  askAgain: 'دوباره تلاش کن',
  homeworks: 'تکلیف‌های من',
  nextSkill: (title = '') => (title === '' ? 'مهارت بعدی' : `مهارت بعدی: ${title}`),
  enough: 'کافی است، برگردم خانه',
} as const;
