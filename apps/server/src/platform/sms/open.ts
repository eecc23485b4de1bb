import type { SmsSettings } from '../config.ts';
import type { Database } from '../db/database.ts';
import { kavenegar } from './kavenegar.ts';
import { type OutboxOptions, outboxSms, type Sms } from './outbox.ts';
import { makeSmsQueue } from './queue.ts';

interface Needs extends OutboxOptions {
  readonly db: Database;
}

/** Where messages go: the queue of the service that is configured, or the outbox of the database. A server starts the queue. */
export function openSms(
  config: { readonly sms: SmsSettings | undefined },
  needs: Needs,
): { readonly sms: Sms; readonly queue: ReturnType<typeof makeSmsQueue> | undefined } {
  const queue = config.sms && makeSmsQueue(needs, kavenegar(config.sms));
  return { queue, sms: queue?.sms ?? outboxSms(needs.db, needs) };
}
