/** Strings of practising a skill. */
export const practiceWords = {
  title: 'تمرین مهارت',
  leave: 'پایان تمرین',
} as const;
