import { teacherMenu } from '../teacher-menu.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  reviews: teacherMenu.reviews,
  newReview: 'مرور تازه',
  review: 'مرور',
  editReview: 'ویرایش مرور',
  printReview: 'چاپ مرور',
  reviewQuestions: 'سؤال‌های مرور',
  reviewStudent: 'مرور دانش‌آموز',
  skillReport: 'پاسخ‌های دانش‌آموز',
} as const;
