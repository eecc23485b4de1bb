/** Strings of skill practice. */
export const practiceWords = {
  title: 'تمرین مهارت',
  leave: 'پایان تمرین',
} as const;
