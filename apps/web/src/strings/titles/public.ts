/** Window titles of public screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  welcome: 'مشق ریاضی، این بار با ذوق',
  notFound: 'این صفحه پیدا نشد',
  somethingWrong: 'یک جای کار ایراد پیدا کرد',
  login: 'ورود',
} as const;
