import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { NotificationsServices } from '../services.ts';

export function pushRoutes(bind: Bind, { push }: NotificationsServices): void {
  const { key, subscribe, unsubscribe } = contract.push;
  bind.authenticated(key, async () => push.key());
  bind.authenticated(subscribe, ({ actor, body }) => push.subscribe(actor, body));
  bind.authenticated(unsubscribe, ({ actor, body }) => push.unsubscribe(actor, body.endpoint));
}
