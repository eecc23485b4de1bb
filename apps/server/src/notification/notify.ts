import { type SQL, sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';
import type { NotificationKind } from '../db/schema/index.ts';

/** What people are notified of, and why. */
export interface NewNotification {
  readonly kind: NotificationKind;
  /** An id with what tells two notifications of it apart: nobody has two of the same kind and cause. */
  readonly cause: string;
  readonly title: string;
  readonly body: string;
  /** Path in the app it leads to. */
  readonly path: string | null;
  /** It appears from this moment on. */
  readonly at: Date;
}

/**
 * Notifies people of a school, each once, in one statement however many they are: call it with the session of the transaction that
 * is the cause. `recipients` is a query of their account ids, which names the school.
 */
export async function notify(
  { rows }: Session,
  schoolId: string,
  { kind, cause, title, body, path, at }: NewNotification,
  recipients: SQL,
): Promise<number> {
  const made = await rows(sql`
    insert into notification (school_id, account_id, kind, cause, title, body, path, created_at)
    select ${schoolId}::uuid, recipient.id, ${kind}, ${cause}, ${title}, ${body}, ${path}::text, ${at}::timestamptz
    from (${recipients}) as recipient(id)
    on conflict (school_id, kind, cause, account_id) do nothing
    returning 1 as one`);
  return made.length;
}

/** Brings the notifications of a cause in step with it: other words, or another time. */
export async function changeNotifications(
  { rows }: Session,
  schoolId: string,
  { kind, cause, title, body, at }: Omit<NewNotification, 'path'>,
): Promise<void> {
  await rows(sql`
    update notification set title = ${title}, body = ${body}, created_at = ${at}::timestamptz
    where school_id = ${schoolId} and kind = ${kind} and cause = ${cause}`);
}

/** Takes back the notifications of a cause that is gone. The same cause may notify again. */
export async function withdrawNotifications(
  { rows }: Session,
  schoolId: string,
  { kind, cause }: Pick<NewNotification, 'kind' | 'cause'>,
): Promise<void> {
  await rows(sql`delete from notification where school_id = ${schoolId} and kind = ${kind} and cause = ${cause}`);
}

/** Notes that a person has read of these causes elsewhere than in the list. */
export async function markCausesRead(
  { rows }: Session,
  { id, schoolId }: { readonly id: string; readonly schoolId: string },
  kind: NotificationKind,
  causes: readonly string[],
  now: Date,
): Promise<void> {
  await rows(sql`
    update notification set read_at = ${now}::timestamptz
    where school_id = ${schoolId} and account_id = ${id} and kind = ${kind} and cause = any(${sql.param([...causes])}::text[])
      and read_at is null`);
}
