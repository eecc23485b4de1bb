import { contract } from '@mashq/api/contract';
import { originOf } from '../platform/audit/request-origin.ts';
import type { CallRegistry } from '../platform/bind.ts';
import type { NotificationsServices } from './services.ts';

export function notificationRoutes(bind: CallRegistry, { notifications }: NotificationsServices): void {
  const { list, unreadCount, read, restore, settings, mute } = contract.notifications;
  bind.authenticated(list, ({ actor, query }) => notifications.list(actor, query));
  bind.authenticated(unreadCount, ({ actor }) => notifications.unreadCount(actor));
  bind.authenticated(read, ({ actor, body }) => notifications.read(actor, body.ids));
  bind.authenticated(restore, ({ actor, params }) => notifications.restore(actor, params.id));
  bind.authenticated(settings, ({ actor }) => notifications.settings(actor));
  bind.authenticated(mute, ({ actor, body }) => notifications.mute(actor, body.muted));
}

export function smsAdminRoutes(bind: CallRegistry, { smsAdmin }: NotificationsServices): void {
  const { read, retry } = contract.admin.sms;
  bind.authenticated(read, () => smsAdmin.read());
  bind.authenticated(retry, ({ actor }) => smsAdmin.retry(actor));
}

export function pushAdminRoutes(bind: CallRegistry, { pushAdmin }: NotificationsServices): void {
  const { read, retry } = contract.admin.push;
  bind.authenticated(read, () => pushAdmin.read());
  bind.authenticated(retry, ({ actor }) => pushAdmin.retry(originOf(actor.id)));
}

export function pushRoutes(bind: CallRegistry, { push }: NotificationsServices): void {
  const { key, subscribe, unsubscribe } = contract.push;
  bind.authenticated(key, async () => push.key());
  bind.authenticated(subscribe, ({ actor, body }) => push.subscribe(actor, body));
  bind.authenticated(unsubscribe, ({ actor, body }) => push.unsubscribe(actor, body.endpoint));
}
