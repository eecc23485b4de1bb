import type { NotificationKind } from '@mashq/api/contract';
import {
  AlarmClock,
  Award,
  Bell,
  ClipboardCheck,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  NotebookPen,
} from 'lucide-react';

/** The icon of each kind of notification. */
export const NOTIFICATION_ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  work: NotebookPen,
  quiz: ClipboardCheck,
  deadline: AlarmClock,
  comment: MessageCircle,
  'class-message': Megaphone,
  badge: Award,
  support: LifeBuoy,
  notice: Bell,
};
