import { teacherMenu } from '../teacher-menu.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  packages: teacherMenu.packages,
  newPackage: 'بستهٔ تازه',
  package: 'بسته',
  editPackage: 'ویرایش بسته',
  preview: 'نمونهٔ سؤال',
  student: 'بستهٔ دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
} as const;
