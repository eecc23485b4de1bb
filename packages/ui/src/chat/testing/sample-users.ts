import type { ChatUser, FoundMessage } from '../chat-list/chat-list-props.ts';

/** Those who talk with the support of a school. */
export const USERS: readonly ChatUser[] = [
  {
    id: 'ava',
    firstName: 'آوا',
    lastName: 'احمدی',
    username: 'ava_1396',
    unreadCount: 2,
    lastMessage: 'راستی Unit 3 را هم می‌توانم همین امروز شروع کنم؟',
    lastMessageAt: '2026-11-21T10:11:00+03:30',
    person: 'girl',
  },
  {
    id: 'parsa',
    firstName: 'پارسا',
    lastName: 'کریمی',
    username: 'parsa.k',
    unreadCount: 0,
    lastMessage: 'چشم، فردا می‌فرستم.',
    lastMessageAt: '2026-11-20T18:40:00+03:30',
    person: 'boy',
  },
  {
    id: 'rezaei',
    firstName: 'مریم',
    lastName: 'رضایی',
    username: 'm.rezaei',
    unreadCount: 128,
    lastMessage: 'نمره‌های کلاس پنجم ب را کجا ببینم؟ از دیروز صفحه‌اش خالی است.',
    lastMessageAt: '2026-11-20T09:05:00+03:30',
  },
  {
    id: 'karimi',
    firstName: 'علی',
    lastName: 'كريمي',
    username: 'ali_karimi',
    unreadCount: 0,
    lastMessage: 'ممنون از پشتیبانی خوبتان.',
    lastMessageAt: '2026-11-02T12:00:00+03:30',
  },
  { id: 'tara', firstName: 'تارا', lastName: 'حسینی', username: 'tara_h', unreadCount: 0, person: 'girl' },
];

/** Messages in which «کریمی» stands. */
export const FOUND: readonly FoundMessage[] = [
  {
    id: 'm3',
    userId: 'ava',
    fullName: 'آوا احمدی',
    message: 'من و پارسا کریمی در یک گروهیم.',
    sentAt: '2026-11-19T09:06:00+03:30',
  },
  {
    id: 'f2',
    userId: 'rezaei',
    fullName: 'مریم رضایی',
    message: 'برای کلاس پنجم ب دو معلم نوشته شده: یکی خودم و یکی هم آقای کریمی که پارسال رفتند.',
    sentAt: '2026-11-18T14:20:00+03:30',
  },
];
