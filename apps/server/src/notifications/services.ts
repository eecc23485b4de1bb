import type { Context } from '../platform/context.ts';
import { pushAdminService } from './push/dead-letters.ts';
import { pushService } from './push/service.ts';
import { notificationService } from './service.ts';
import { smsAdminService } from './sms-admin.ts';

/** Notifications of one person, in the app and of its browsers; messages to browsers and phones, as administrators see them. */
export function createNotifications(context: Context) {
  return {
    notifications: notificationService(context),
    push: pushService(context),
    pushAdmin: pushAdminService(context),
    smsAdmin: smsAdminService(context),
  };
}

export type NotificationsServices = ReturnType<typeof createNotifications>;
