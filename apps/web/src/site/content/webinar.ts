import type { PageHead } from './types.ts';

export const webinarHead: PageHead = {
  title: 'نشست‌های برخط مشق',
  lead: 'رایگان، برای معلم‌ها و خانواده‌ها: از هوش مصنوعی در کلاس ریاضی تا تمرین در خانه.',
  picture: 'message',
  actions: [],
};
