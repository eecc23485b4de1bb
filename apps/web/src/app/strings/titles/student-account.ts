import { surveyWords } from '../../../surveys/strings/survey.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  personal: 'نام و تصویر',
  contact: 'شمارهٔ موبایل',
  school: 'مدرسه و کلاس',
  password: 'رمز و دستگاه‌ها',
  class: 'کلاس من',
  survey: surveyWords.title,
} as const;
