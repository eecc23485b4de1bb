import { type SQL, sql } from 'drizzle-orm';

/** The condition that a person's list has `notification n` at `now`: its time has come, and it is neither dismissed nor muted. */
export function visibleNotifications(
  { id, schoolId }: { readonly id: string; readonly schoolId: string },
  now: Date,
): SQL {
  return sql`n.school_id = ${schoolId} and n.account_id = ${id} and n.dismissed_at is null
    and n.created_at <= ${now}::timestamptz and not exists (
      select from notification_mute m
      where m.school_id = n.school_id and m.account_id = n.account_id and m.kind = n.kind)`;
}
