/** Strings of skill practice. */
export const practiceWords = {
  title: 'تمرین مهارت',
  leave: 'پایان تمرین',
  nextNeedsNetwork: 'سؤال تازه با اینترنت می‌آید. همین که وصل شوی، خودش باز می‌شود؛ تا آن وقت تکلیف‌هایت باز است.',
  askAgain: 'دوباره تلاش کن',
  homeworks: 'تکلیف‌های من',
  nextSkill: (title = '') => (title === '' ? 'مهارت بعدی' : `مهارت بعدی: ${title}`),
  stepBack: {
    title: 'اول این را محکم کن',
    text: (skill: string) => `این مهارت روی «${skill}» بنا شده است. کمی آن را تمرین کن؛ بعد این یکی آسان‌تر می‌شود.`,
    go: (skill: string) => `رفتن به «${skill}»`,
  },
  enough: 'کافی است، برگردم خانه',
} as const;
