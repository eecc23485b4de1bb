import { renewPush } from '@mashq/state/notifications/push-subscription';
import { session } from '@mashq/state/platform/session/machine';
import { subscribe } from 'valtio/vanilla';

/** Binds the notifications of this browser to the sign-in of now; a former one may be over, and with it what it subscribed. */
export function followPush(): void {
  let person: string | undefined;
  const renew = () => {
    const id = session.activeUser?.id;
    if (id === person) return;
    person = id;
    // Without a network the next visit does it.
    if (id !== undefined) renewPush().catch(() => undefined);
  };
  renew();
  subscribe(session, renew);
}
