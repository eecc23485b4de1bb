import type { Contract, MergeReport, ParsedOf } from '@mashq/api/contract';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { DISTRIBUTED_TABLES } from '../../platform/db/distribution.ts';
import * as schema from '../../platform/db/schema/index.ts';
import { closeAccounts } from './accounts.ts';
import { requireStudent } from './queries.ts';
import { changeRoster } from './school-lock.ts';

type Body = ParsedOf<Contract['school']['roster']['mergeStudent']>['body'];

/** Tables that are carried over by statements of their own. */
const CARRIED_APART: readonly string[] = [
  'enrolment',
  'student_assignment',
  'quiz_student',
  'quiz_try',
  'quiz_try_question',
  'school_seat',
];

interface ChildTable {
  readonly name: string;
  /** Columns that are unique together with the child; null where rows have ids of their own. */
  readonly keys: readonly string[] | null;
}

/** Every other table with rows of a child, read from the schema: a new one is carried over by itself. */
const CHILD_TABLES: readonly ChildTable[] = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((each) => getTableConfig(each))
  .filter(({ name, columns }) => columns.some((column) => nameOf(column) === 'student_id') && isDistributed(name))
  .filter(({ name }) => !CARRIED_APART.includes(name))
  .map(({ name, primaryKeys, indexes }) => {
    const unique = [
      ...primaryKeys.map(({ columns }) => columns.map(nameOf)),
      ...indexes.filter(({ config }) => config.unique).map(({ config }) => config.columns.map(nameOf)),
    ];
    // A question's place within work is its child's alone: work that both have begun was refused before.
    const key = name === 'question' ? undefined : unique.find((columns) => columns.includes('student_id'));
    return { name, keys: key?.filter((column) => column !== 'school_id' && column !== 'student_id') ?? null };
  });

function isDistributed(name: string): boolean {
  const distributed: readonly string[] = DISTRIBUTED_TABLES;
  return distributed.includes(name);
}

/** Name of a column in the database. */
function nameOf(column: object): string {
  return 'name' in column ? String(column.name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : '';
}

/** Rows of a person who may be a child, by other columns. */
const OF_PERSON = [
  ['comment', 'author_id'],
  ['question_report', 'reporter_id'],
] as const;

/** Every table that has rows of a child by `student_id`; a test compares it with the database. */
export const MERGED_TABLES: readonly string[] = [...CHILD_TABLES.map(({ name }) => name), ...CARRIED_APART];

interface Pair {
  readonly schoolId: string;
  /** The account that stays. */
  readonly target: string;
  /** The account that is given up. */
  readonly source: string;
}

/** The condition that the child of `student_assignment sa` has opened its work. */
const begun = (alias: string) =>
  sql.raw(`(${alias}.assigned_at is not null or ${alias}.started_at is not null
  or ${alias}.submitted_at is not null)`);

const WorksOfBothRow = v.object({ title: v.string() });

/** Work that both have begun: two hand-ins of one child cannot be made one. */
function worksOfBoth({ query }: Session, { schoolId, target, source }: Pair): Promise<{ title: string }[]> {
  return query(
    WorksOfBothRow,
    sql`
    select w.title from student_assignment sa
    join student_assignment o on o.school_id = ${schoolId} and o.assignment_id = sa.assignment_id and o.student_id = ${target}
    join assignment w on w.school_id = ${schoolId} and w.id = sa.assignment_id
    where sa.school_id = ${schoolId} and sa.student_id = ${source} and ${begun('sa')} and ${begun('o')}
    order by w.start_at`,
  );
}

const QuestionsRow = v.object({ row: v.unknown() });

async function moveAssignments({ execute, query }: Session, { schoolId, target, source }: Pair): Promise<void> {
  // Of two rows for one work the one that was not opened goes; both opened was refused before.
  await execute(sql`
    delete from quiz_student q using student_assignment sa, student_assignment o
    where q.school_id = ${schoolId} and sa.school_id = ${schoolId} and o.school_id = ${schoolId}
      and sa.student_id = ${source} and o.student_id = ${target} and o.assignment_id = sa.assignment_id
      and q.assignment_id = sa.assignment_id
      and q.student_id = case when ${begun('sa')} then ${target}::uuid else ${source}::uuid end`);
  await execute(sql`
    delete from student_assignment d using student_assignment sa, student_assignment o
    where d.school_id = ${schoolId} and sa.school_id = ${schoolId} and o.school_id = ${schoolId}
      and sa.student_id = ${source} and o.student_id = ${target} and o.assignment_id = sa.assignment_id
      and d.assignment_id = sa.assignment_id
      and d.student_id = case when ${begun('sa')} then ${target}::uuid else ${source}::uuid end`);
  // Tries of quizzes refer to the submission: it is there under the new name before they change theirs.
  await execute(sql`
    insert into student_assignment
    select r.* from student_assignment sa
    cross join lateral jsonb_populate_record(sa, jsonb_build_object('student_id', ${target}::uuid)) r
    where sa.school_id = ${schoolId} and sa.student_id = ${source}`);
  await execute(sql`
    update quiz_student set student_id = ${target} where school_id = ${schoolId} and student_id = ${source}`);
  const questions = await query(
    QuestionsRow,
    sql`
    delete from quiz_try_question where school_id = ${schoolId} and student_id = ${source}
    returning to_jsonb(quiz_try_question) || jsonb_build_object('student_id', ${target}::uuid) as row`,
  );
  await execute(
    sql`update quiz_try set student_id = ${target} where school_id = ${schoolId} and student_id = ${source}`,
  );
  if (questions.length > 0) {
    await execute(sql`
      insert into quiz_try_question
      select r.* from jsonb_populate_recordset(null::quiz_try_question, ${JSON.stringify(questions.map(({ row }) => row))}::jsonb) r
      where r.school_id = ${schoolId}`);
  }
  await execute(sql`delete from student_assignment where school_id = ${schoolId} and student_id = ${source}`);
}

/** The child was where the remaining account was; before its first class, where the other was. */
async function moveEnrolments({ execute }: Session, { schoolId, target, source }: Pair): Promise<void> {
  await execute(sql`
    update enrolment e set
      state = case when e.to_at is null or e.to_at > f.first then 'transferred' else e.state end,
      to_at = least(coalesce(e.to_at, f.first), f.first)
    from (select min(t.from_at) as first from enrolment t where t.school_id = ${schoolId} and t.student_id = ${target}) f
    where e.school_id = ${schoolId} and e.student_id = ${source} and f.first is not null and e.from_at < f.first`);
  await execute(sql`
    delete from enrolment e
    where e.school_id = ${schoolId} and e.student_id = ${source} and e.from_at >= (
      select min(t.from_at) from enrolment t where t.school_id = ${schoolId} and t.student_id = ${target})`);
  await execute(
    sql`update enrolment set student_id = ${target} where school_id = ${schoolId} and student_id = ${source}`,
  );
}

async function moveRows({ execute }: Session, { schoolId, target, source }: Pair, now: Date): Promise<void> {
  // Of two records of one skill the one of more answers stays.
  await execute(sql`
    delete from skill_mastery m using skill_mastery s
    where m.school_id = ${schoolId} and m.student_id = ${target} and s.school_id = ${schoolId}
      and s.student_id = ${source} and s.skill_id = m.skill_id and s.tries > m.tries`);
  for (const { name: table, keys } of CHILD_TABLES) {
    const name = sql.identifier(table);
    if (keys !== null) {
      const same = sql.join(
        keys.map((column) => sql`k.${sql.identifier(column)} = t.${sql.identifier(column)}`),
        sql` and `,
      );
      await execute(sql`
        delete from ${name} t
        where t.school_id = ${schoolId} and t.student_id = ${source} and exists (
          select from ${name} k where k.school_id = ${schoolId} and k.student_id = ${target} and ${same})`);
    }
    await execute(
      sql`update ${name} set student_id = ${target} where school_id = ${schoolId} and student_id = ${source}`,
    );
  }
  for (const [table, column] of OF_PERSON) {
    await execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${target}
      where school_id = ${schoolId} and ${sql.identifier(column)} = ${source}`);
  }
  // A child has one seat that the school pays for: the other is free again.
  await execute(sql`
    update school_seat t set released_at = ${now.toISOString()}::timestamptz
    where t.school_id = ${schoolId} and t.student_id = ${source} and t.released_at is null and exists (
      select from school_seat k where k.school_id = ${schoolId} and k.student_id = ${target} and k.released_at is null)`);
  await execute(
    sql`update school_seat set student_id = ${target} where school_id = ${schoolId} and student_id = ${source}`,
  );
}

const CountsRow = v.object({ answers: v.number(), works: v.number() });

/** Makes one of two accounts of one child. */
export function mergeService(context: Context) {
  const { clock } = context;

  async function reportOf(session: Session, pair: Pair): Promise<MergeReport> {
    const [counts] = await session.query(
      CountsRow,
      sql`
      select
        (select count(*)::int from attempt a where a.school_id = ${pair.schoolId} and a.student_id = ${pair.source}) as answers,
        (select count(*)::int from student_assignment sa
          where sa.school_id = ${pair.schoolId} and sa.student_id = ${pair.source} and ${begun('sa')}) as works`,
    );
    const both = await worksOfBoth(session, pair);
    return {
      answers_count: counts?.answers ?? 0,
      works_count: counts?.works ?? 0,
      conflicts: both.map(({ title }) => title),
    };
  }

  return {
    /** What `sourceId` has goes to `studentId`; with `dryRun` it is only counted. */
    merge: (actor: Actor, studentId: string, { sourceId, dryRun }: Body): Promise<MergeReport> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const pair: Pair = { schoolId, target: studentId, source: sourceId };
        await requireStudent(tx, schoolId, studentId);
        const source = await requireStudent(tx, schoolId, sourceId);
        if (sourceId === studentId) throw unprocessable('same-account', 'این دو یک حساب‌اند.');
        const [closed] = await tx.execute(sql`
          select 1 as one from account where id = ${studentId} and archived_at is not null`);
        if (closed) throw conflict('closed', 'این دانش‌آموز از مدرسه رفته است. نخست او را برگردانید.');
        const report = await reportOf(tx, pair);
        if (dryRun) return report;
        if (report.conflicts.length > 0) {
          throw conflict('begun-by-both', `هر دو حساب این کارها را شروع کرده‌اند: ${report.conflicts.join('، ')}.`);
        }
        await moveAssignments(tx, pair);
        await moveRows(tx, pair, now);
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
          after: { answers: report.answers_count, works: report.works_count },
        });
        return report;
      }),
  };
}
