import type { NotificationKind } from '@mashq/api/contract';
import {
  AlarmClock,
  Award,
  Bell,
  CalendarCheck,
  ClipboardCheck,
  HandHelping,
  Inbox,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  NotebookPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { notificationWords } from './strings/notifications.ts';

const ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  work: NotebookPen,
  quiz: ClipboardCheck,
  deadline: AlarmClock,
  comment: MessageCircle,
  'class-message': Megaphone,
  badge: Award,
  support: LifeBuoy,
  'handed-in': Inbox,
  closed: CalendarCheck,
  'needs-help': HandHelping,
  notice: Bell,
};

const kindOf = (kind: NotificationKind): { label: string; icon: ReactNode } => {
  const Icon = ICONS[kind];
  return { label: notificationWords.kinds[kind], icon: <Icon size="1.4em" aria-hidden="true" /> };
};

/** Name and picture of each kind of notification. */
export const NOTIFICATION_KINDS: Readonly<Record<string, { label: string; icon: ReactNode }>> = Object.fromEntries(
  (Object.keys(ICONS) as NotificationKind[]).map((kind) => [kind, kindOf(kind)]),
);
