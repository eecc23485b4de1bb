import { teacherMenu } from '../teacher-menu.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  classes: 'کلاس‌ها',
  class: 'کلاس',
  message: 'پیام کلاس',
  students: teacherMenu.students,
  student: 'دانش‌آموز',
} as const;
