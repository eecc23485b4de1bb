/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  home: 'خانه',
  homeworks: 'تکلیف‌ها',
  homework: 'تکلیف',
  editHomework: 'ویرایش تکلیف',
  printHomework: 'چاپ تکلیف',
  studentReport: 'تکلیف دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
} as const;
