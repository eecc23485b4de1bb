import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import webPush from 'web-push';
import { routeRoleOf } from '../../platform/actor.ts';
import { dayStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import type { AccountRole, NotificationKind } from '../../platform/db/schema/index.ts';
import { type Post, postPublic } from './post-message.ts';
import { pushMessage } from './push-texts.ts';

const HOUR_MS = 3_600_000;

/** Hours of the Tehran day between which children are sent nothing: from the evening until the morning. */
const FROM_HOUR = 20;
const UNTIL_HOUR = 7;

/** When a child may be sent something: `at` itself, or the next 7:00 in Tehran where it lies in the quiet hours. */
export function afterQuietHours(at: Date): Date {
  const midnight = dayStart(at).getTime();
  const hour = (at.getTime() - midnight) / HOUR_MS;
  if (hour < UNTIL_HOUR) return new Date(midnight + UNTIL_HOUR * HOUR_MS);
  return hour >= FROM_HOUR ? new Date(midnight + (24 + UNTIL_HOUR) * HOUR_MS) : at;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What is older is of no use on a screen: it is in the list. */
export const STALE_MS = 16 * HOUR;
/** For how long a push service keeps it for a browser that is away, in seconds. */
const TTL_SECONDS = 6 * 3600;
const MAX_TRIES = 5;
const FIRST_WAIT_MS = 10 * SECOND;
/** Longer than a try takes: nobody else takes it meanwhile, and after a crash somebody does. */
const CLAIM_MS = 60 * SECOND;
const AT_ONCE = 100;
/** Requests to push services at a time. */
const SIDE_BY_SIDE = 8;

const Claimed = v.object({
  schoolId: v.string(),
  accountId: v.string(),
  notificationId: v.string(),
  endpointHash: v.string(),
  tries: v.number(),
});
type Claimed = v.InferOutput<typeof Claimed>;

const Target = v.object({
  role: textAs<AccountRole>(),
  kind: textAs<NotificationKind>(),
  appearsAt: v.date(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
});
type Due = Claimed & v.InferOutput<typeof Target>;

/** What becomes of a message that is due: it is over, waits, is tried again, or is given up. */
type Outcome =
  | { readonly next: 'over'; readonly isSent?: boolean }
  | { readonly next: 'later'; readonly at: Date }
  | { readonly next: 'again'; readonly at: Date; readonly status: number | null }
  | { readonly next: 'failed'; readonly status: number | null };

const over: Outcome = { next: 'over' };
const later = (at: Date): Outcome => ({ next: 'later', at });

/** What became of a try: `failed` is given up, `delayed` is tried again. Holds no address and no person. */
export interface PushOutcome {
  readonly outcome: 'sent' | 'delayed' | 'failed';
  readonly tries: number;
  /** Host of the push service. */
  readonly service: string;
  /** What it answered; null where it did not. */
  readonly status: number | null;
}

/** Of a deadline that is tomorrow nothing is said on the day itself. */
const isStale = ({ kind, appearsAt }: Due, now: Date): boolean =>
  now.getTime() - appearsAt.getTime() > STALE_MS ||
  (kind === 'deadline' && dayStart(appearsAt).getTime() !== dayStart(now).getTime());

/**
 * Sends what is due to the browsers of people: nothing that was read, dismissed, muted or taken back, nothing after a sign-out,
 * and nothing to children from 20:00 to 7:00 in Tehran. A browser that is gone is forgotten. Several copies of the server may do
 * it at once. Returns how many messages were taken up.
 */
export async function sendDuePushes(
  { db, clock, vapid }: Pick<Context, 'db' | 'clock' | 'vapid'>,
  post: Post = postPublic(),
  report: (outcome: PushOutcome) => void = () => undefined,
): Promise<number> {
  if (vapid === undefined) return 0;
  const now = clock();

  async function forget({ schoolId, accountId, endpointHash }: Claimed): Promise<void> {
    await db.execute(sql`
      delete from push_subscription
      where school_id = ${schoolId} and account_id = ${accountId} and endpoint_hash = ${endpointHash}`);
  }

  async function deliver(due: Due): Promise<Outcome> {
    const role = routeRoleOf[due.role];
    if (due.appearsAt.getTime() > now.getTime()) return later(due.appearsAt);
    if (isStale(due, now)) return over;
    if (role === 'student') {
      const allowed = afterQuietHours(now);
      if (allowed.getTime() > now.getTime()) return later(allowed);
    }
    const { endpoint, p256dh, auth } = due;
    const retry = (status: number | null, wait = FIRST_WAIT_MS * 2 ** (due.tries - 1)): Outcome =>
      due.tries >= MAX_TRIES
        ? { next: 'failed', status }
        : { next: 'again', at: new Date(now.getTime() + wait), status };
    let reply: Awaited<ReturnType<Post>>;
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(pushMessage(due.kind, role)),
        { vapidDetails: vapid, TTL: TTL_SECONDS, topic: due.kind, contentEncoding: 'aes128gcm' },
      );
      reply = await post({ endpoint, headers: headers as Record<string, string | number>, body: body as Buffer });
    } catch {
      // Keys that are none, a network that is away, an address that is not public.
      return retry(null);
    }
    const { status, retryAfter } = reply;
    if (status === 404 || status === 410) {
      await forget(due);
      return over;
    }
    if (status === 429 || status >= 500) return retry(status, retryAfter === null ? undefined : retryAfter * SECOND);
    // Of keys that are not those of the site, or a message that it does not take, another try says the same.
    return status >= 300 ? { next: 'failed', status } : { next: 'over', isSent: true };
  }

  async function settle(claimed: Claimed): Promise<void> {
    const { schoolId, accountId, notificationId, endpointHash } = claimed;
    const [found] = await db.query(
      Target,
      sql`
      select a.role, n.kind, n.created_at as "appearsAt", p.endpoint, p.p256dh, p.auth
      from notification n
      join account a on a.id = n.account_id and a.archived_at is null
      join push_subscription p on p.school_id = n.school_id and p.account_id = n.account_id
      join account_session s on s.id = p.session_id and s.ended_at is null and s.token_version = a.token_version
        and s.expires_at > ${now}::timestamptz
      where n.school_id = ${schoolId} and n.id = ${notificationId} and n.account_id = ${accountId}
        and p.endpoint_hash = ${endpointHash} and n.read_at is null and n.dismissed_at is null
        and not exists (
          select from notification_mute m
          where m.school_id = n.school_id and m.account_id = n.account_id and m.kind = n.kind)`,
    );
    const outcome = found === undefined ? over : await deliver({ ...claimed, ...found });
    const own = sql`school_id = ${schoolId} and notification_id = ${notificationId} and account_id = ${accountId}
      and endpoint_hash = ${endpointHash}`;
    if (outcome.next === 'over') await db.execute(sql`delete from push_outbox where ${own}`);
    else if (outcome.next === 'failed') {
      await db.execute(sql`
        update push_outbox set failed_at = ${now}::timestamptz, reply_status = ${outcome.status}::int where ${own}`);
    } else await db.execute(sql`update push_outbox set due_at = ${outcome.at}::timestamptz where ${own}`);
    if (found === undefined) return;
    const facts = { tries: claimed.tries, service: new URL(found.endpoint).host };
    if (outcome.next === 'over') {
      if (outcome.isSent) report({ outcome: 'sent', ...facts, status: null });
    } else if (outcome.next !== 'later') {
      report({ outcome: outcome.next === 'failed' ? 'failed' : 'delayed', ...facts, status: outcome.status });
    }
  }

  const claimed = await db.query(
    Claimed,
    sql`
    update /* across schools: messages to browsers that are due */ push_outbox o
    set tries = tries + 1, due_at = ${new Date(now.getTime() + CLAIM_MS)}::timestamptz
    from (
      select c.school_id, c.notification_id, c.account_id, c.endpoint_hash from push_outbox c
      where c.due_at <= ${now}::timestamptz and c.failed_at is null order by c.due_at limit ${AT_ONCE} for update skip locked
    ) due
    where o.school_id = due.school_id and o.notification_id = due.notification_id and o.account_id = due.account_id
      and o.endpoint_hash = due.endpoint_hash
    returning o.school_id as "schoolId", o.notification_id as "notificationId", o.account_id as "accountId",
      o.endpoint_hash as "endpointHash", o.tries`,
  );
  const waiting = [...claimed];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await settle(next);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return claimed.length;
}

/** Forgets the browsers of sign-ins that are over, and after a day what was given up. */
export async function sweepPushes({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.execute(sql`
    delete /* across schools: messages to browsers that no service took */ from push_outbox
    where failed_at < ${new Date(clock().getTime() - 24 * HOUR)}::timestamptz`);
  await db.execute(sql`
    delete /* across schools: browsers of sign-ins that are over */ from push_subscription p
    where not exists (
      select from account_session s where s.id = p.session_id and s.ended_at is null and s.expires_at > ${clock()}::timestamptz)`);
}

/** Sends every ten seconds, or what `everyMs` says. Returns a function that stops it and waits for what is under way. */
export function startPushing(
  context: Pick<Context, 'db' | 'clock' | 'vapid'>,
  onError: (error: unknown) => void,
  report: (outcome: PushOutcome) => void,
  everyMs = 10 * SECOND,
): () => Promise<void> {
  if (context.vapid === undefined) return async () => {};
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = sendDuePushes(context, undefined, report)
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
}
