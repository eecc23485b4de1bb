import type { Context } from '../platform/context.ts';
import { pushService } from './push/service.ts';
import { notificationService } from './service.ts';

/** Notifications of one person, in the app and of its browsers. */
export function createNotifications(context: Context) {
  return { notifications: notificationService(context), push: pushService(context) };
}

export type NotificationsServices = ReturnType<typeof createNotifications>;
