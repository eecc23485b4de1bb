import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conflict, notFound } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { textAs } from '../../platform/db/row.ts';
import type { ReportReason, ReportState } from '../../platform/db/schema/index.ts';

/** A report as an administrator of the site sees it: who reported is not part of it, but whether it was a child. */
export const ReportRow = v.object({
  schoolId: v.string(),
  id: v.string(),
  by: v.picklist(['STUDENT', 'TEACHER']),
  skillId: v.string(),
  level: v.number(),
  seed: v.number(),
  revision: v.number(),
  reason: textAs<ReportReason>(),
  note: v.string(),
  raw: v.unknown(),
  state: textAs<ReportState>(),
  createdAt: v.date(),
  decidedAt: v.nullable(v.date()),
  decisionNote: v.string(),
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

export interface ReportFilter {
  readonly state?: ReportState;
  readonly skillId?: string;
  /** Reports before this moment; for the next page. */
  readonly before?: Date;
  readonly limit?: number;
}

const DecideRow = v.object({ schoolId: v.string(), state: textAs<ReportState>() });

/** What administrators do with reports. */
export function reportDecisions({ db, clock }: Context) {
  return {
    /** The newest first, 50 at most unless told. */
    list: ({ state, skillId, before, limit = 50 }: ReportFilter): Promise<ReportRow[]> =>
      db.query(
        ReportRow,
        sql`
        select /* across schools: reports of questions */ r.school_id as "schoolId", r.id, a.role as by,
          r.skill_id as "skillId", r.level, r.seed, r.revision, r.reason, r.note, r.raw, r.state,
          r.created_at as "createdAt", r.decided_at as "decidedAt", r.decision_note as "decisionNote"
        from question_report r join account a on a.id = r.reporter_id
        where ${state === undefined ? sql`true` : sql`r.state = ${state}`}
          and ${skillId === undefined ? sql`true` : sql`r.skill_id = ${skillId}`}
          and ${before === undefined ? sql`true` : sql`r.created_at < ${before.toISOString()}::timestamptz`}
        order by r.created_at desc, r.id limit ${limit}`,
      ),

    /** Accepts or rejects a report. The same decision again changes nothing; another one is refused. */
    decide: (origin: Origin, id: string, state: Exclude<ReportState, 'open'>, note: string): Promise<ReportState> =>
      db.transaction(async (tx) => {
        const [row] = await tx.query(
          DecideRow,
          sql`
          select /* across schools: reports of questions */ school_id as "schoolId", state from question_report
          where id = ${id} for update`,
        );
        if (!row) throw notFound('این گزارش پیدا نشد.');
        if (row.state === state) return state;
        if (row.state !== 'open') throw conflict('decided', 'دربارهٔ این گزارش پیش از این تصمیم گرفته شده است.');
        const now = clock();
        await tx.execute(sql`
          update question_report set state = ${state}, decided_at = ${now.toISOString()}::timestamptz, decision_note = ${note}
          where school_id = ${row.schoolId} and id = ${id}`);
        await recordAudit(tx, now, origin, {
          action: state === 'accepted' ? 'question-report.accept' : 'question-report.reject',
          target: id,
          schoolId: row.schoolId,
          before: { state: row.state },
          after: { state },
        });
        return state;
      }),
  };
}
