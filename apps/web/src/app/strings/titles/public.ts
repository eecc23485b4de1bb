/** Window titles of public screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  welcome: 'مشق ریاضی، این بار با ذوق',
  parent: 'برای پدر و مادر',
  notFound: 'این صفحه پیدا نشد',
  somethingWrong: 'یک جای کار ایراد پیدا کرد',
  hire: 'فرصت‌های شغلی',
  webinar: 'نشست هوش مصنوعی در کلاس ریاضی',
  nowruz: 'نوروز با مشق',
  agents: 'نماینده‌ها',
  agent: 'نماینده',
  about: 'درباره ما',
  contact: 'تماس با ما',
  faq: 'پرسش‌های پرتکرار',
  forSchools: 'برای مدارس و سازمان‌ها',
  forParents: 'برای والدین',
  forStudents: 'برای دانش‌آموزان',
  forTeachers: 'برای معلمان و مشاوران',
} as const;
