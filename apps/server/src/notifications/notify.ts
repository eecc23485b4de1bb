import { type SQL, sql } from 'drizzle-orm';
import type { Session } from '../platform/db/database.ts';
import { IdRow } from '../platform/db/row.ts';
import type { NotificationKind } from '../platform/db/schema/index.ts';
import { publishLive } from '../platform/live/publish.ts';

/** What people are notified of, and why. */
export interface NewNotification {
  readonly kind: NotificationKind;
  /** An id with what tells two notifications of it apart: nobody has two of the same kind and cause. */
  readonly cause: string;
  readonly title: string;
  readonly body: string;
  /** Path in the app it leads to. */
  readonly path: string | null;
  /** The assignment it speaks of, so that taking that back takes this back. */
  readonly assignmentId?: string | undefined;
  /** It appears from this moment on. */
  readonly at: Date;
  readonly now: Date;
}

/**
 * What `notify` stores, as parts of a statement (`made as (…), sent as (…)`), for a cause that stores and announces itself in one:
 * the rows of the lists, and what is sent to browsers. `recipients` is a query of account ids, each with the cause and the body.
 */
export function notificationRows(
  schoolId: string,
  { kind, title, path, assignmentId, at }: Omit<NewNotification, 'cause' | 'body' | 'now'>,
  recipients: SQL,
): SQL {
  return sql`made as (
      insert into notification (school_id, account_id, kind, cause, title, body, path, assignment_id, created_at)
      select ${schoolId}::uuid, recipient.id, ${kind}, recipient.cause, ${title}, recipient.body, ${path}::text,
        ${assignmentId ?? null}::uuid, ${at}::timestamptz
      from (${recipients}) as recipient(id, cause, body)
      on conflict (school_id, kind, cause, account_id) do nothing
      returning id, account_id
    ), sent as (
      insert into push_outbox (school_id, notification_id, account_id, endpoint_hash, due_at)
      select p.school_id, made.id, p.account_id, p.endpoint_hash, ${at}::timestamptz
      from made join push_subscription p on p.school_id = ${schoolId} and p.account_id = made.account_id
      on conflict do nothing
    )`;
}

/**
 * Notifies people of a school, each once, in one statement however many they are: in their lists, in their open browsers, and
 * in those that they want to be notified in while the app is closed. Nobody is notified in another way. Call it with the
 * session of the transaction that is the cause. `recipients` is a query of their account ids, which names the school.
 */
export async function notify(
  session: Session,
  schoolId: string,
  { kind, cause, title, body, path, assignmentId, at, now }: NewNotification,
  recipients: SQL,
): Promise<number> {
  const to = sql`select r.id, ${cause}::text, ${body}::text from (${recipients}) as r(id)`;
  const made = await session.query(
    IdRow,
    sql`
    with ${notificationRows(schoolId, { kind, title, path, assignmentId, at }, to)}
    select account_id as id from made`,
  );
  await publishList(session, schoolId, kind, made, now, at);
  return made.length;
}

/** Says to people that their list has changed. */
async function publishList(
  session: Session,
  schoolId: string,
  about: NotificationKind,
  people: readonly { readonly id: string }[],
  now: Date,
  at = now,
): Promise<void> {
  if (people.length === 0) return;
  const to = people.map(({ id }) => id);
  await publishLive(session, { kind: 'notification', data: { about }, schoolId, to, now, at });
}

/** Brings the notifications of a cause in step with it: other words, or another time. */
export async function changeNotifications(
  session: Session,
  schoolId: string,
  { kind, cause, title, body, at, now }: Omit<NewNotification, 'path'>,
): Promise<void> {
  const changed = await session.query(
    IdRow,
    sql`
    update notification set title = ${title}, body = ${body}, created_at = ${at}::timestamptz
    where school_id = ${schoolId} and kind = ${kind} and cause = ${cause} returning account_id as id`,
  );
  await publishList(session, schoolId, kind, changed, now, at);
}

/** Brings the words of a cause's notifications in step with it; where they are the same nothing happens. */
export async function rewordNotifications(
  session: Session,
  schoolId: string,
  { kind, cause, title, body, now }: Pick<NewNotification, 'kind' | 'cause' | 'title' | 'body' | 'now'>,
): Promise<void> {
  const changed = await session.query(
    IdRow,
    sql`
    update notification set title = ${title}, body = ${body}
    where school_id = ${schoolId} and kind = ${kind} and cause = ${cause} and (title <> ${title} or body <> ${body})
    returning account_id as id`,
  );
  await publishList(session, schoolId, kind, changed, now);
}

/** Takes back the notifications of a cause that is gone. The same cause may notify again. */
export async function withdrawNotifications(
  session: Session,
  schoolId: string,
  { kind, cause, now }: Pick<NewNotification, 'kind' | 'cause' | 'now'>,
): Promise<void> {
  const gone = await session.query(
    IdRow,
    sql`
    delete from notification where school_id = ${schoolId} and kind = ${kind} and cause = ${cause}
    returning account_id as id`,
  );
  await publishList(session, schoolId, kind, gone, now);
}

/** Notes that a person has read of these causes elsewhere than in the list. */
export async function markCausesRead(
  { execute }: Session,
  { id, schoolId }: { readonly id: string; readonly schoolId: string },
  kind: NotificationKind,
  causes: readonly string[],
  now: Date,
): Promise<void> {
  await execute(sql`
    update notification set read_at = ${now}::timestamptz
    where school_id = ${schoolId} and account_id = ${id} and kind = ${kind} and cause = any(${sql.param([...causes])}::text[])
      and read_at is null`);
}
