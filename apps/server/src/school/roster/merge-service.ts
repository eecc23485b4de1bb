import type { Contract, MergedWork, MergeReport, ParsedOf } from '@mashq/api/contract';
import { MergedWorkSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { closeAccounts } from './accounts.ts';
import {
  begun,
  moveAssignments,
  moveChat,
  moveEnrolments,
  moveRows,
  type Pair,
  settleBoth,
  shareAllowances,
} from './merge-rows.ts';
import { requireStudent } from './queries.ts';
import { changeRoster } from './school-lock.ts';

type Body = ParsedOf<Contract['school']['roster']['mergeStudent']>['body'];

/** What of other domains a merge has to know. */
export interface MergeNeeds {
  /** Work that both accounts have begun, with the result of each. */
  readonly resultsOfBoth: (session: Session, accounts: Pair, now: Date) => Promise<MergedWork[]>;
  /** Works out again until when the student of quizzes may answer, once one account has the part that stays. */
  readonly storeTimesOfQuizzes: (
    session: Session,
    student: { schoolId: string; id: string },
    quizIds: readonly string[],
    now: Date,
  ) => Promise<void>;
}

const CountsRow = v.object({ answers: v.number(), works: v.number() });

/** What the audit log keeps of a merge: enough for the reply of the same request again. Titles of works are read by their ids. */
const MergedRow = v.object({
  answers: v.number(),
  works: v.number(),
  both: v.nullable(v.array(v.omit(MergedWorkSchema, ['title']))),
});

const TitleRow = v.object({ id: v.string(), title: v.string() });

/** The reply that the same request got before; undefined where the other account is not one that was given up for this one. */
async function repliedBefore({ query }: Session, { schoolId, target, source }: Pair): Promise<MergeReport | undefined> {
  const [found] = await query(
    MergedRow,
    sql`
    select (e.after->>'answers')::int as answers, (e.after->>'works')::int as works, e.after->'both' as both
    from audit_event e
    where e.action = 'student.merge' and e.target = ${target} and e.school_id = ${schoolId}
      and e.before->>'sourceId' = ${source}
      and exists (select from account a where a.id = ${source}::uuid and a.school_id = ${schoolId} and a.archived_at is not null)
    order by e.at desc, e.id limit 1`,
  );
  if (found === undefined) return;
  const both = found.both ?? [];
  const titles = await query(
    TitleRow,
    sql`
    select id, title from assignment
    where school_id = ${schoolId} and id = any(${sql.param(both.map(({ id }) => id))}::uuid[])`,
  );
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return {
    answers_count: found.answers,
    works_count: found.works,
    both: both.map((work) => ({ ...work, title: titleOf.get(work.id) ?? '' })),
  };
}

/** Whether the manager was shown of each work whose result stays. */
function wasShown(both: readonly MergedWork[], shown: Body['keeps']): boolean {
  const given = new Map(shown.map(({ id, keeps }) => [id, keeps]));
  return given.size === both.length && both.every(({ id, keeps }) => given.get(id) === keeps);
}

/** Makes one of two accounts of one student. */
export function mergeService(context: Context, { resultsOfBoth, storeTimesOfQuizzes }: MergeNeeds) {
  const { clock } = context;

  async function reportOf(session: Session, pair: Pair, now: Date): Promise<MergeReport> {
    const [counts] = await session.query(
      CountsRow,
      sql`
      select
        (select count(*)::int from attempt a where a.school_id = ${pair.schoolId} and a.student_id = ${pair.source})
          -- Those that are archived come back under the account that their questions have then.
          + (select coalesce(sum(q.tries), 0)::int from question q
            where q.school_id = ${pair.schoolId} and q.student_id = ${pair.source} and not exists (
              select from attempt a where a.school_id = ${pair.schoolId} and a.question_id = q.id)) as answers,
        (select count(*)::int from student_assignment sa
          where sa.school_id = ${pair.schoolId} and sa.student_id = ${pair.source} and ${begun('sa')}) as works`,
    );
    const both = await resultsOfBoth(session, pair, now);
    return { answers_count: counts?.answers ?? 0, works_count: counts?.works ?? 0, both };
  }

  return {
    /**
     * What `sourceId` has goes to `studentId`; with `dryRun` it is only counted. Of work that both have begun the better result
     * stays, and only where `keeps` says of each which that is: nobody gives up a result that they were not shown.
     */
    merge: (actor: Actor, studentId: string, { sourceId, dryRun, keeps }: Body): Promise<MergeReport> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const pair: Pair = { schoolId, target: studentId, source: sourceId };
        await requireStudent(tx, schoolId, studentId);
        const source = await requireStudent(tx, schoolId, sourceId);
        if (sourceId === studentId) throw unprocessable('same-account', 'این دو یک حساب‌اند.');
        const replied = dryRun ? undefined : await repliedBefore(tx, pair);
        if (replied !== undefined) return replied;
        const [closed] = await tx.execute(sql`
          select 1 as one from account where id = ${studentId} and archived_at is not null`);
        if (closed) throw conflict('closed', 'این دانش‌آموز از مدرسه رفته است. نخست او را برگردانید.');
        const report = await reportOf(tx, pair, now);
        if (dryRun) return report;
        if (!wasShown(report.both, keeps)) {
          throw conflict(
            'begun-by-both',
            'کارهایی که هر دو حساب باز کرده‌اند عوض شده است. دوباره ببینید نتیجهٔ کدام حساب می‌ماند و تأیید کنید.',
          );
        }
        const quizIds = await shareAllowances(tx, pair);
        await settleBoth(tx, pair, report.both);
        await moveAssignments(tx, pair);
        await storeTimesOfQuizzes(tx, { schoolId, id: studentId }, quizIds, now);
        await moveRows(tx, pair, now);
        await moveChat(tx, pair);
        await moveEnrolments(tx, pair);
        await tx.execute(sql`
          update account set registration_code = null where id = ${sourceId} and school_id = ${schoolId}`);
        await tx.execute(sql`
          update account set registration_code = coalesce(registration_code, ${source.registration_code})
          where id = ${studentId} and school_id = ${schoolId}`);
        await closeAccounts(tx, [sourceId], now);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'student.merge',
          target: studentId,
          schoolId,
          before: { sourceId, classId: source.class_id },
          after: {
            answers: report.answers_count,
            works: report.works_count,
            both: report.both.map(({ title: _, ...work }) => work),
          },
        });
        return report;
      }),
  };
}
