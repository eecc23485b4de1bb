import type { AssignmentChange, ListedAuditAction } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../db/database.ts';
import { textAs } from '../db/row.ts';
import type { AssignmentKind } from '../db/schema/index.ts';

export type AuditAction = ListedAuditAction | `${AssignmentKind}.${AssignmentChange}`;

/** Where a change comes from. */
export interface Origin {
  /** An account's id, or `cli:` and the user of the machine. */
  readonly actor: string;
  readonly requestId?: string | undefined;
  readonly addressHash?: string | undefined;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly target?: string;
  readonly schoolId?: string | null;
  /** Only what changed; never a password, a hash, a name or a phone. */
  readonly before?: object;
  readonly after?: object;
}

export const AuditRow = v.object({
  id: v.string(),
  at: v.date(),
  actor: v.string(),
  action: textAs<AuditAction>(),
  target: v.nullable(v.string()),
  before: v.unknown(),
  after: v.unknown(),
  requestId: v.nullable(v.string()),
  addressHash: v.nullable(v.string()),
});
export type AuditRow = v.InferOutput<typeof AuditRow>;

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Notes a change; call it with the session of the transaction that makes the change. */
export async function recordAudit({ execute }: Session, now: Date, origin: Origin, entry: AuditEntry): Promise<void> {
  const { actor, requestId = null, addressHash = null } = origin;
  const { action, target = null, schoolId = null, before, after } = entry;
  await execute(sql`
    insert into audit_event (at, actor, action, target, school_id, before, after, request_id, address_hash)
    values (${now.toISOString()}::timestamptz, ${actor}, ${action}, ${target}, ${schoolId}::uuid,
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${requestId}, ${addressHash})`);
}

export interface AuditFilter {
  readonly target?: string;
  readonly actor?: string;
  /** Rows before this moment; for the next page. */
  readonly before?: Date;
  readonly limit?: number;
}

/** The newest events first, 100 at most unless told. */
export function readAudit(
  { query }: Session,
  { target, actor, before, limit = 100 }: AuditFilter,
): Promise<AuditRow[]> {
  return query(
    AuditRow,
    sql`
    select id, at, actor, action, target, before, after, request_id as "requestId", address_hash as "addressHash"
    from audit_event
    where ${target === undefined ? sql`true` : sql`target = ${target}`}
      and ${actor === undefined ? sql`true` : sql`actor = ${actor}`}
      and ${before === undefined ? sql`true` : sql`at < ${before.toISOString()}::timestamptz`}
    order by at desc, id limit ${limit}`,
  );
}
