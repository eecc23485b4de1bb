import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';

export const SchoolHost = v.object({
  host: v.string(),
  schoolId: v.string(),
  schoolTitle: v.string(),
});
export type SchoolHost = v.InferOutput<typeof SchoolHost>;

/** Letters, digits, hyphens and points, at most 253 characters: RFC 1123, section 2.1. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

const AddRow = v.object({ schoolId: v.string() });

/** The hosts that pages of schools are served under. Operators change them, for a host needs a certificate too. */
export function schoolHostService({ db, clock }: Context) {
  return {
    list: (): Promise<SchoolHost[]> =>
      db.query(
        SchoolHost,
        sql`
        select /* across schools: the operator's list */ h.host, h.school_id as "schoolId", s.title as "schoolTitle"
        from school_host h join school s on s.id = h.school_id order by h.host`,
      ),

    /** Gives a host to a school; giving it again changes nothing. */
    add: (origin: Origin, given: string, schoolId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const host = given.trim().toLowerCase();
        if (!HOST.test(host)) throw unprocessable('school-host', 'نام میزبان درست نیست.');
        const [school] = await tx.execute(sql`select id from school where id = ${schoolId} and kind = 'school'`);
        if (school === undefined) throw notFound('این مدرسه پیدا نشد.');
        const added = await tx.execute(sql`
          insert into school_host (host, school_id, created_at)
          values (${host}, ${schoolId}, ${clock().toISOString()}::timestamptz) on conflict do nothing returning host`);
        if (added.length > 0) {
          await recordAudit(tx, clock(), origin, {
            action: 'school.host',
            target: schoolId,
            schoolId,
            after: { host },
          });
          return;
        }
        const [row] = await tx.query(
          AddRow,
          sql`
          /* across schools: whose host it is */
          select school_id as "schoolId" from school_host where host = ${host}`,
        );
        if (row?.schoolId !== schoolId) throw conflict('school-host', 'این میزبان از آنِ مدرسهٔ دیگری است.');
      }),

    /** Takes a host away; false where nobody has it. */
    remove: (origin: Origin, given: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const host = given.trim().toLowerCase();
        const [removed] = await tx.query(
          AddRow,
          sql`
          /* across schools: an operator takes it */
          delete from school_host where host = ${host} returning school_id as "schoolId"`,
        );
        if (removed === undefined) return false;
        const { schoolId } = removed;
        await recordAudit(tx, clock(), origin, { action: 'school.host', target: schoolId, schoolId, before: { host } });
        return true;
      }),
  };
}
