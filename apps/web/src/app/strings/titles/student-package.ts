/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  package: 'بسته',
  activity: 'فعالیت',
  question: 'سؤال',
} as const;
