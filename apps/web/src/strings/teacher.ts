/** Strings of the teacher's screens. */
export const teacher = {
  homeworks: { title: 'تکلیف‌ها' },
  classes: { title: 'کلاس‌ها', all: 'همهٔ کلاس‌ها' },
} as const;
