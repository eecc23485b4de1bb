import type { ParsedOf, ResponseOf } from '@mashq/api/contract';
import { ASSIGNMENT_CHANGES, AUDIT_GROUPS, type AuditEvent, type AuditGroup, type Contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { unprocessable } from '../../platform/app-error.ts';
import { dayStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import { type AccountRole, ASSIGNMENT_KINDS } from '../../platform/db/schema/index.ts';

type Calls = Contract['admin']['audit'];

const DAY_MS = 24 * 60 * 60_000;

const Row = v.object({
  id: v.string(),
  at: v.date(),
  actor: v.string(),
  action: v.string(),
  target: v.nullable(v.string()),
  schoolId: v.nullable(v.string()),
  /** What was removed with the event was called so. */
  removedTitle: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof Row>;

const NameRow = v.object({
  id: v.string(),
  kind: textAs<'person' | 'school' | 'organization' | 'other'>(),
  name: v.string(),
  role: v.nullable(textAs<AccountRole>()),
});
type NameRow = v.InferOutput<typeof NameRow>;

const Uuid = v.pipe(v.string(), v.uuid());

/** The actions of a group; those of assigned work belong to `work`. */
function actionsOf(group: AuditGroup): string[] {
  const listed: readonly string[] = AUDIT_GROUPS[group];
  if (group !== 'work') return [...listed];
  return [...listed, ...ASSIGNMENT_KINDS.flatMap((kind) => ASSIGNMENT_CHANGES.map((change) => `${kind}.${change}`))];
}

/** Midnights in Asia/Tehran between which the day is. */
function dayOf(text: string): { from: Date; to: Date } {
  const noon = new Date(`${text}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== text) {
    throw unprocessable('no-day', 'چنین روزی نیست.', 'day');
  }
  const from = dayStart(noon);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** The audit log to be read. What events hold besides who, what and whom stays in the database. */
export function auditReadingService({ db }: Pick<Context, 'db'>) {
  async function namesOf(rows: readonly Row[]): Promise<ReadonlyMap<string, NameRow>> {
    const ids = rows.flatMap(({ actor, target, schoolId }) => [actor, target, schoolId]).filter((id) => v.is(Uuid, id));
    if (ids.length === 0) return new Map();
    const given = sql`any(${sql.param([...new Set(ids)])}::uuid[])`;
    // Classes, work and payments are found by their school first.
    const schools = sql`any(${sql.param([...new Set(rows.flatMap(({ schoolId }) => schoolId ?? []))])}::uuid[])`;
    const found = await db.query(
      NameRow,
      sql`
      select /* across schools: names in the audit log */ a.id, 'person' as kind,
        a.first_name || ' ' || a.last_name as name, a.role
      from account a where a.id = ${given}
      union all
      select c.id, 'school', c.title, null from school c where c.id = ${given} and c.kind = 'school'
      union all
      select o.id, 'organization', o.title, null from organization o where o.id = ${given}
      union all
      select c.id, 'other', c.title, null from class c where c.school_id = ${schools} and c.id = ${given}
      union all
      select w.id, 'other', w.title, null from assignment w where w.school_id = ${schools} and w.id = ${given}
      union all
      select p.id, 'other', translate(p.order_no, '0123456789', '۰۱۲۳۴۵۶۷۸۹'), null from payment p
      where p.school_id = ${schools} and p.id = ${given}
      union all
      select t.id, 'other', t.title, null from plan t where t.id = ${given}
      union all
      select t.id, 'other', t.code, null from discount_code t where t.id = ${given}
      union all
      select t.id, 'other', t.title, null from survey t where t.id = ${given}
      union all
      select t.id, 'other', t.title, null from webinar t where t.id = ${given}
      union all
      select t.id, 'other', t.name, null from site_partner t where t.id = ${given}
      union all
      select t.id, 'other', t.name, null from visitor_message t where t.id = ${given}
      union all
      select t.id, 'other', t.name, null from job_application t where t.id = ${given}
      union all
      select t.id, 'other', t.name, null from pre_order t where t.id = ${given}
      union all
      select t.id, 'other', t.first_name || ' ' || t.last_name, null from registration t where t.id = ${given}`,
    );
    return new Map(found.map((one) => [one.id, one]));
  }

  function viewOf(row: Row, names: ReadonlyMap<string, NameRow>): AuditEvent {
    const { id, at, actor, action, target, schoolId, removedTitle } = row;
    const person = names.get(actor);
    const aim = target === null ? undefined : names.get(target);
    const school = schoolId === null ? undefined : names.get(schoolId);
    const isPerson = v.is(Uuid, actor);
    const kind = actor.startsWith('cli:') ? 'command-line' : actor === 'nobody' ? 'nobody' : 'server';
    return {
      id,
      at: at.toISOString(),
      action,
      actor: {
        kind: isPerson ? 'person' : kind,
        id: isPerson ? actor : null,
        name: person?.name ?? (kind === 'command-line' ? actor.slice('cli:'.length) : ''),
        role: person?.role ?? null,
      },
      target:
        target === null ? null : { kind: aim?.kind ?? 'other', id: target, name: aim?.name ?? removedTitle ?? '' },
      school: school === undefined ? null : { id: school.id, title: school.name },
    };
  }

  return {
    list: async ({
      person_id: personId,
      group,
      day,
      after,
      size,
    }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const days = day === undefined ? undefined : dayOf(day);
      const rows = await db.query(
        Row,
        sql`
        select e.id, e.at, e.actor, e.action, e.target, e.school_id as "schoolId",
          case e.action when 'class.remove' then e.before ->> 'title' end as "removedTitle"
        from audit_event e
        where ${personId === undefined ? sql`true` : sql`(e.actor = ${personId} or e.target = ${personId})`}
          and ${group === undefined ? sql`true` : sql`e.action = any(${sql.param(actionsOf(group))}::text[])`}
          and ${
            days === undefined
              ? sql`true`
              : sql`e.at >= ${days.from.toISOString()}::timestamptz and e.at < ${days.to.toISOString()}::timestamptz`
          }
          and ${
            after === undefined
              ? sql`true`
              : sql`(e.at, e.id) < (select l.at, l.id from audit_event l where l.id = ${after})`
          }
        order by e.at desc, e.id desc limit ${size + 1}`,
      );
      const shown = rows.slice(0, size);
      const names = await namesOf(shown);
      return {
        items: shown.map((row) => viewOf(row, names)),
        next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}
