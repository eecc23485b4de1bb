import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../db/database.ts';
import { textAs } from '../db/row.ts';
import type { AssignmentKind, PaymentEventKind, PreOrderEventKind } from '../db/schema/index.ts';

/** What of assigned work is audited: all that bears on marks, and who may see it. */
type AssignmentChange =
  | 'update'
  | 'replace'
  | 'remove'
  | 'restore'
  | 'deadline'
  | 'publish'
  | 'unschedule'
  | 'archive'
  | 'unarchive'
  | 'excuse'
  | 'unexcuse'
  | 'reopen'
  | 'start_over'
  | 'decide_answers';

export type AuditAction =
  | 'organization.create'
  | 'school.create'
  | 'school.change'
  | 'school.gamification'
  | 'school.look'
  | 'chat.read'
  | 'chat.search'
  | 'chat.edit'
  | 'chat.delete'
  | 'chat.expire'
  | 'school.host'
  | 'class.create'
  | 'person.create'
  | 'class.remove'
  | 'class.rename'
  | 'class.assign-teacher'
  | 'class.change-teaching'
  | 'class.end-teaching'
  | 'school.names-shown'
  | 'school.username-prefix'
  | 'student.move'
  | 'student.withdraw'
  | 'student.merge'
  | 'teacher.withdraw'
  | 'roster.import'
  | 'school-year.begin'
  | 'school-year.undo'
  | 'person.update'
  | 'person.reset-password'
  | 'person.rename'
  | 'person.phone'
  | 'person.picture'
  | 'person.register'
  | 'person.join-class'
  | 'person.ask-deletion'
  | 'person.keep-account'
  | 'person.erase'
  | 'person.export'
  | 'password.reset'
  | 'password.change'
  | 'device.sign-out'
  | 'registration.confirm'
  | 'registration.refuse'
  | 'registration.show-phone'
  | 'visitor-message.show-phone'
  | 'visitor-message.handle'
  | 'visitor-message.reopen'
  | `pre-order.${PreOrderEventKind}`
  | 'pre-order.show-phone'
  | 'job-application.show-phone'
  | 'job-application.download'
  | 'job-application.remove'
  | 'class-code.make'
  | 'class-code.revoke'
  | 'parent-link.make'
  | 'parent-link.revoke'
  | 'parent-link.start-sms'
  | 'parent-link.stop-sms'
  | `${AssignmentKind}.${AssignmentChange}`
  | 'class-message.update'
  | 'class-message.pin'
  | 'class-message.remove'
  | 'quiz.allow'
  | 'quiz.make-up'
  | 'quiz.swap'
  | 'quiz.pause'
  | 'quiz.resume'
  | 'quiz.close'
  | 'quiz.release'
  | 'quiz.regrade'
  | 'sign-in.accepted'
  | 'sign-in.refused'
  | 'sign-out.everywhere'
  | 'question-report.accept'
  | 'question-report.reject'
  | 'question-form.withdraw'
  | 'question-form.remark'
  | 'question-form.restore'
  | 'student-note.update'
  | 'student-note.remove'
  | 'student-level.set'
  | 'student-level.reset'
  | `payment.${PaymentEventKind}`
  | 'payment.seats'
  | 'payment.add-plan'
  | 'payment.retire-plan'
  | 'payment.add-code'
  | 'survey.create'
  | 'survey.change'
  | 'survey.open'
  | 'survey.close'
  | 'survey.export'
  | 'database.purge'
  | 'sms.retry';

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
