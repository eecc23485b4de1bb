import { teacherMenu } from '../teacher-menu.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  preview: 'نمونهٔ سؤال',
  books: teacherMenu.books,
  questions: teacherMenu.questions,
} as const;
