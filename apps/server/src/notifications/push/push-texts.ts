import type { RouteRole } from '@mashq/api/contract';
import type { NotificationKind } from '../../platform/db/schema/index.ts';

/**
 * What a locked screen shows: of what kind it is, and nothing of what was written, of whom it is about, or how somebody did. Others
 * see the screen too.
 */
const WORDS: Readonly<Record<NotificationKind, string>> = {
  work: 'کار تازه‌ای در مشق هست.',
  quiz: 'خبری از آزمون هست.',
  deadline: 'فردا آخرین فرصت یکی از کارهاست.',
  comment: 'معلم چیزی نوشته است.',
  'class-message': 'پیام تازه‌ای برای کلاس هست.',
  badge: 'یک نشان تازه!',
  support: 'پشتیبانی پاسخ داده است.',
  'handed-in': 'کاری تحویل داده شد.',
  closed: 'مهلت یکی از کارها تمام شد.',
  'needs-help': 'خبری از یکی از کلاس‌ها هست.',
  notice: 'خبر تازه‌ای هست.',
};

const HOMES: Readonly<Record<RouteRole, string>> = {
  student: '/student',
  teacher: '/teacher',
  school: '/school',
  organization: '/organization',
  admin: '/admin',
};

/** What a browser is sent. Messages of one kind replace one another on the screen. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: NotificationKind;
  /** Path in the app that it opens. */
  readonly path: string;
}

export const pushMessage = (kind: NotificationKind, role: RouteRole): PushMessage => ({
  title: 'مشق',
  body: WORDS[kind],
  tag: kind,
  path: `${HOMES[role]}/notifications`,
});
