import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SmsSettings } from '../config.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { type Deliver, kavenegar, SMS_REASONS, SmsRefused } from './kavenegar.ts';
import { type OutboxOptions, outboxSms, type Sms } from './outbox.ts';

type QueueContext = Pick<Context, 'db' | 'clock' | 'keyring' | 'phones'>;

const MAX_TRIES = 5;
const FIRST_WAIT_MS = 2_000;
/** Longer than a try may take: nobody else takes the message meanwhile, and after a crash somebody does. */
const CLAIM_MS = 30_000;
/** A code lives two minutes; a message without one may be read the next morning. */
const USEFUL_MS = { code: 2 * 60_000, text: 12 * 60 * 60_000 };
const BATCH = 20;
const RETENTION_MS = 24 * 60 * 60 * 1000;

const Claimed = v.object({
  id: v.string(),
  phone: v.string(),
  body: v.string(),
  tries: v.number(),
});
type Claimed = v.InferOutput<typeof Claimed>;

/** What became of a try, or of waiting: `failed` and `expired` are over, `delayed` is tried again. Holds no phone and no text. */
export interface SmsOutcome {
  readonly outcome: 'sent' | 'delayed' | 'failed' | 'expired';
  readonly id: string;
  readonly tries: number;
  /** What the service said. */
  readonly reason?: string;
}

const ExpiredRow = v.object({ id: v.string(), tries: v.number() });

const instant = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;

/**
 * Messages wait in the database, encrypted, until a service takes them: at most five tries, further and further apart, and
 * none once the message is of no use. Those that failed stay for a day (`dead-letters.ts`). Copies of the server share the queue; a
 * message is claimed by one of them at a time.
 */
export function makeSmsQueue({ db, clock, keyring, phones }: QueueContext, deliver: Deliver) {
  let report: (outcome: SmsOutcome) => void = () => undefined;

  async function claim(): Promise<Claimed[]> {
    const now = clock().getTime();
    const expired = await db.query(
      ExpiredRow,
      sql`
      update sms_outbox set status = 'expired' where status = 'queued' and expires_at <= ${instant(now)}
      returning id, tries`,
    );
    for (const { id, tries } of expired) report({ outcome: 'expired', id, tries });
    return db.query(
      Claimed,
      sql`
      update sms_outbox set tries = tries + 1, next_try_at = ${instant(now + CLAIM_MS)}
      where id in (
        select id from sms_outbox where status = 'queued' and next_try_at <= ${instant(now)}
        order by next_try_at limit ${BATCH} for update skip locked)
      returning id, phone, body, tries`,
    );
  }

  async function settle({ id, phone, body, tries }: Claimed): Promise<void> {
    try {
      const text = keyring.decrypt('sms-outbox', body);
      if (text === null) throw new SmsRefused(SMS_REASONS.unreadable, true);
      const { body: readable, code } = JSON.parse(text) as { body: string; code?: string };
      await deliver({ id, phone: phones.decrypt(phone), body: readable, code });
      await db.execute(sql`
        update sms_outbox set status = 'sent', sent_at = ${instant(clock().getTime())}, error = null where id = ${id}`);
      report({ outcome: 'sent', id, tries });
    } catch (error) {
      const reason = error instanceof SmsRefused ? error.message : SMS_REASONS.unforeseen;
      const isOver = tries >= MAX_TRIES || (error instanceof SmsRefused && error.isFinal);
      const next = clock().getTime() + FIRST_WAIT_MS * 2 ** (tries - 1);
      await db.execute(sql`
        update sms_outbox set status = ${isOver ? 'failed' : 'queued'}, next_try_at = ${instant(next)}, error = ${reason}
        where id = ${id}`);
      report({ outcome: isOver ? 'failed' : 'delayed', id, tries, reason });
    }
  }

  /** Sends what is due; returns how many messages were tried. */
  async function work(): Promise<number> {
    const claimed = await claim();
    await Promise.all(claimed.map(settle));
    return claimed.length;
  }

  let running: Promise<unknown> = Promise.resolve();
  const sms: Sms = {
    hasService: true,
    send: async (phone, body, code) => {
      const now = clock().getTime();
      await db.execute(sql`delete from sms_outbox where sent_at < ${instant(now - RETENTION_MS)}`);
      const text = keyring.encrypt('sms-outbox', JSON.stringify({ body, ...(code === undefined ? {} : { code }) }));
      await db.execute(sql`
        insert into sms_outbox (phone, body, status, next_try_at, expires_at, sent_at)
        values (${phones.encrypt(phone)}, ${text}, 'queued', ${instant(now)}, ${instant(now + (code === undefined ? USEFUL_MS.text : USEFUL_MS.code))}, ${instant(now)})`);
    },
  };

  return {
    sms,
    work,
    /** Calls the listener with what becomes of each message from now on. */
    onOutcome: (heard: typeof report): void => {
      report = heard;
    },
    /** Works every second. Returns a function that stops it and waits for the messages under way. */
    start: (onError: (error: unknown) => void, everyMs = 1_000): (() => Promise<void>) => {
      let isBusy = false;
      const timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        running = work()
          .catch(onError)
          .finally(() => {
            isBusy = false;
          });
      }, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}

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
