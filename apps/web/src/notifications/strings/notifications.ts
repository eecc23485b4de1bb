import type { NotificationKind } from '@mashq/api/contract';

/** Names of what people are notified of. */
const kinds: Readonly<Record<NotificationKind, string>> = {
  work: 'تکلیف، مرور و بستهٔ تازه',
  quiz: 'آزمون تازه',
  deadline: 'یادآوری مهلت',
  comment: 'یادداشت معلم',
  'class-message': 'پیام کلاس',
  badge: 'نشان تازه',
  support: 'پاسخ پشتیبانی',
  'handed-in': 'تحویل کارها',
  closed: 'پایان مهلت کارها',
  'needs-help': 'دانش‌آموزی که کمک می‌خواهد',
  notice: 'خبرهای مشق',
};

/** Strings of the list of notifications. */
export const notificationWords = {
  kinds,
  more: 'اعلان‌های قدیمی‌تر',
  unreadCount: (count: string) => `${count} نخوانده`,
  classMessages: 'پیام‌های کلاس',
  student: {
    empty: 'هیچ اعلانی نداری. هر خبر تازه‌ای باشد همین‌جا می‌بینی.',
    settings: 'از چه چیزهایی خبر می‌خواهی؟',
    news: 'خبرها',
  },
  staff: {
    empty: 'اعلانی ندارید. هر خبر تازه‌ای باشد همین‌جا می‌بینید.',
    settings: 'از چه چیزهایی خبر می‌خواهید؟',
    news: 'خبرها',
  },
} as const;
