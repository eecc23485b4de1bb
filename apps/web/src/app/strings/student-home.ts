/** Strings of the student’s home. */
export const studentHome = {
  title: (name: string) => `سلام ${name}!`,
  today: (day: string) => `امروز ${day} است.`,
  open: 'تکلیف‌های باز',
  allHomeworks: 'همهٔ تکلیف‌ها',
  noHomework: 'الان تکلیف بازی نداری. می‌توانی یک مهارت را تمرین کنی.',
} as const;
