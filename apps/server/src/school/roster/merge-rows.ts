import type { MergedWork } from '@mashq/api/contract';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { DISTRIBUTED_TABLES } from '../../platform/db/distribution.ts';
import * as schema from '../../platform/db/schema/index.ts';

/*
 * What stays of two accounts of one student:
 *
 * | Of                                     | stays                                                                             |
 * | -------------------------------------- | --------------------------------------------------------------------------------- |
 * | homework, review, package, begun by one | that one's                                                                        |
 * | homework, review, package, of both     | the better result (`work/results-of-merged-accounts.ts`); the other's answers stay in    |
 * |                                        | the student's log, as after starting over                                         |
 * | quiz of both                           | the better result with its tries; the other's answers stay in the log             |
 * | what a teacher gave of a work to one   | the later end, more time and tries; an excuse where neither has begun             |
 * | practice, sessions, every answer       | all of both                                                                       |
 * | mastery of a skill, memory of a fact   | that of more tries                                                                |
 * | warm-up of a day, placement in a grade | the one that is done, else the one with more                                      |
 * | points                                 | each reason once, with the more steps                                             |
 * | badge                                  | each once, since it was first earned                                              |
 * | maze                                   | minutes and mazes of a day added up                                               |
 * | level a teacher has set                | the newer one                                                                     |
 * | comments, reports of a question        | all, under the account that stays                                                 |
 * | chat with support                      | one conversation, in the order it was written                                     |
 * | seat that the school pays for          | one; the other is free                                                            |
 * | every other table with `student_id`    | all of both, but for what both have by one key                                    |
 * | news, devices, settings, surveys       | of the account that stays: they are of an account and not of a student            |
 */

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
    // A question's place within work is its student's alone: of work that both have begun one's questions have left it.
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

/** Two accounts of one student in a school. */
export interface Pair {
  readonly schoolId: string;
  /** The account that stays. */
  readonly target: string;
  /** The account that is given up. */
  readonly source: string;
}

/** The condition that the child of `student_assignment sa` has opened its work. */
export const begun = (alias: string) =>
  sql.raw(`(${alias}.assigned_at is not null or ${alias}.started_at is not null
  or ${alias}.submitted_at is not null)`);

const SharedWorkRow = v.object({ id: v.string(), isQuiz: v.boolean() });

/**
 * What a teacher gave to either account was given to the student: both get it in each work that both are to do, so that it is there
 * whichever part stays. Returns the quizzes among them, whose times follow from it.
 */
export async function shareAllowances(
  { execute, query }: Session,
  { schoolId, target, source }: Pair,
): Promise<string[]> {
  const works = await query(
    SharedWorkRow,
    sql`
    select w.id, w.kind = 'quiz' as "isQuiz" from student_assignment sa
    join student_assignment o on o.school_id = ${schoolId} and o.assignment_id = sa.assignment_id and o.student_id = ${source}
    join assignment w on w.school_id = ${schoolId} and w.id = sa.assignment_id
    where sa.school_id = ${schoolId} and sa.student_id = ${target} order by w.id`,
  );
  if (works.length === 0) return [];
  const ids = sql`any(${sql.param(works.map(({ id }) => id))}::uuid[])`;
  // Questions before the submission, the order in which every statement locks them.
  await execute(sql`
    select from question where school_id = ${schoolId} and student_id in (${target}, ${source}) and assignment_id = ${ids}
    order by id for no key update`);
  const ofBoth = sql`sa.school_id = ${schoolId} and o.school_id = ${schoolId} and o.assignment_id = sa.assignment_id
    and sa.assignment_id = ${ids} and sa.student_id in (${target}, ${source}) and o.student_id in (${target}, ${source})
    and o.student_id <> sa.student_id`;
  await execute(sql`
    update student_assignment sa set excused_at = o.excused_at from student_assignment o
    where ${ofBoth} and sa.excused_at is null and o.excused_at is not null and not ${begun('sa')} and not ${begun('o')}`);
  await execute(sql`
    update student_assignment sa set own_end_at = o.own_end_at, accepts_until = greatest(sa.accepts_until, o.accepts_until)
    from student_assignment o, assignment w
    where ${ofBoth} and w.school_id = ${schoolId} and w.id = sa.assignment_id and w.kind <> 'quiz'
      and o.own_end_at > coalesce(sa.own_end_at, w.end_at)`);
  await execute(sql`
    insert into quiz_student (school_id, assignment_id, student_id, extra_ms, extra_tries, start_at, end_at)
    select ${schoolId}, sa.assignment_id, sa.student_id, greatest(g.extra_ms, m.extra_ms), greatest(g.extra_tries, m.extra_tries),
      case when g.end_at > coalesce(m.end_at, w.end_at) then g.start_at else m.start_at end,
      case when g.end_at > coalesce(m.end_at, w.end_at) then g.end_at else m.end_at end
    from student_assignment sa
    join student_assignment o on ${ofBoth}
    join assignment w on w.school_id = ${schoolId} and w.id = sa.assignment_id
    join quiz_student g on g.school_id = ${schoolId} and g.assignment_id = sa.assignment_id and g.student_id = o.student_id
    left join quiz_student m
      on m.school_id = ${schoolId} and m.assignment_id = sa.assignment_id and m.student_id = sa.student_id
    where sa.school_id = ${schoolId}
    on conflict (school_id, assignment_id, student_id) do update set extra_ms = excluded.extra_ms,
      extra_tries = excluded.extra_tries, start_at = excluded.start_at, end_at = excluded.end_at`);
  return works.filter(({ isQuiz }) => isQuiz).map(({ id }) => id);
}

/** Takes the result that does not stay out of each work that both have begun. Its answers stay in the log. */
export async function settleBoth({ execute }: Session, pair: Pair, both: readonly MergedWork[]): Promise<void> {
  if (both.length === 0) return;
  const { schoolId, target, source } = pair;
  const given = JSON.stringify(
    both.map(({ id, keeps }) => ({
      work: id,
      loser: keeps === 'student' ? source : target,
    })),
  );
  const works = sql`jsonb_to_recordset(${given}::jsonb) as b(work uuid, loser uuid)`;
  const lost = (table: string): SQL => {
    const name = sql.identifier(table);
    return sql`${name}.school_id = ${schoolId} and ${name}.assignment_id = b.work and ${name}.student_id = b.loser`;
  };
  for (const table of ['quiz_try_question', 'quiz_try', 'quiz_student', 'student_activity'])
    await execute(sql`delete from ${sql.identifier(table)} using ${works} where ${lost(table)}`);
  await execute(sql`
    update question set former_assignment_id = assignment_id, assignment_id = null from ${works} where ${lost('question')}`);
  await execute(sql`delete from student_assignment using ${works} where ${lost('student_assignment')}`);
}

const QuestionsRow = v.object({ row: v.unknown() });

export async function moveAssignments({ execute, query }: Session, { schoolId, target, source }: Pair): Promise<void> {
  // Of two rows for one work the one that was not opened goes; of two that were one is left.
  for (const table of ['quiz_student', 'student_assignment'])
    await execute(sql`
    delete from ${sql.identifier(table)} d using student_assignment sa, student_assignment o
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

/** Of two rows of one thing, when that of the source, `s`, stays and not that of the target, `k`. */
const BETTER: Readonly<Record<string, { readonly keys: readonly string[]; readonly isBetter: string }>> = {
  skill_mastery: { keys: ['skill_id'], isBetter: 's.tries > k.tries' },
  fact_memory: { keys: ['fact'], isBetter: 's.reviews > k.reviews' },
  warm_up: {
    keys: ['day'],
    isBetter: `(s.done_at is not null, jsonb_array_length(s.tries)) > (k.done_at is not null, jsonb_array_length(k.tries))`,
  },
  placement: {
    keys: ['grade'],
    isBetter: `(s.done_at is not null, s.begun_at is not null) > (k.done_at is not null, k.begun_at is not null)`,
  },
  reward_earning: { keys: ['kind', 'reason_key'], isBetter: 's.steps > k.steps' },
  badge_award: { keys: ['badge'], isBetter: 's.awarded_at < k.awarded_at' },
  student_skill_level: { keys: ['skill_id'], isBetter: 's.set_at > k.set_at' },
};

/** The child was where the remaining account was; before its first class, where the other was. */
export async function moveEnrolments({ execute }: Session, { schoolId, target, source }: Pair): Promise<void> {
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

export async function moveRows({ execute }: Session, { schoolId, target, source }: Pair, now: Date): Promise<void> {
  for (const [table, { keys, isBetter }] of Object.entries(BETTER)) {
    const name = sql.identifier(table);
    const same = sql.join(
      keys.map((column) => sql`k.${sql.identifier(column)} = s.${sql.identifier(column)}`),
      sql` and `,
    );
    await execute(sql`
      delete from ${name} k using ${name} s
      where k.school_id = ${schoolId} and k.student_id = ${target} and s.school_id = ${schoolId} and s.student_id = ${source}
        and ${same} and ${sql.raw(isBetter)}`);
  }
  await execute(sql`
    update maze_day k set played_ms = k.played_ms + s.played_ms, solved = k.solved + s.solved,
      last_at = greatest(k.last_at, s.last_at)
    from maze_day s
    where k.school_id = ${schoolId} and k.student_id = ${target} and s.school_id = ${schoolId} and s.student_id = ${source}
      and s.day = k.day`);
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

const LastRow = v.object({ last: v.number() });

const MarksRow = v.object({ total: v.number(), personRead: v.number(), supportRead: v.number() });

/**
 * The conversations of the two with support become one, in the order they were written. Up to where it has been read is before the
 * first message that either side had not.
 */
export async function moveChat({ execute, query }: Session, { schoolId, target, source }: Pair): Promise<void> {
  const ofBoth = sql`m.school_id = ${schoolId} and m.account_id in (${target}, ${source})`;
  const placed = sql`
    select m.id, row_number() over (order by m.sent_at, m.seq, m.id)::int as place,
      m.seq > c.person_read_seq as "isNewToPerson", m.seq > c.support_read_seq as "isNewToSupport"
    from chat_message m
    join chat c on c.school_id = ${schoolId} and c.account_id = m.account_id
    where ${ofBoth}`;
  const [marks] = await query(
    MarksRow,
    sql`
    select count(*)::int as total,
      coalesce(min(p.place) filter (where p."isNewToPerson") - 1, count(*))::int as "personRead",
      coalesce(min(p.place) filter (where p."isNewToSupport") - 1, count(*))::int as "supportRead"
    from (${placed}) p`,
  );
  const { total = 0, personRead = 0, supportRead = 0 } = marks ?? {};
  await execute(sql`
    insert into chat (school_id, account_id, last_seq, changed_at)
    select c.school_id, ${target}::uuid, c.last_seq, c.changed_at from chat c
    where c.school_id = ${schoolId} and c.account_id = ${source}
    on conflict do nothing`);
  // Places are unique at every moment: first beyond all that are there, then where they belong.
  const [last] = await query(
    LastRow,
    sql`
    select coalesce(max(m.seq), 0) as last from chat_message m where ${ofBoth}`,
  );
  const beyond = Math.max(total, last?.last ?? 0);
  await execute(sql`
    update chat_message t set account_id = ${target}, seq = p.place + ${beyond}::int,
      sender_id = case when t.from_support then t.sender_id else ${target}::uuid end
    from (${placed}) p
    where t.school_id = ${schoolId} and t.id = p.id`);
  await execute(sql`
    update chat_message set seq = seq - ${beyond}::int where school_id = ${schoolId} and account_id = ${target}`);
  await execute(sql`
    update chat k set last_seq = ${total}::int, person_read_seq = ${personRead}::int, support_read_seq = ${supportRead}::int,
      changed_at = (select max(c.changed_at) from chat c where c.school_id = ${schoolId} and c.account_id in (${target}, ${source}))
    where k.school_id = ${schoolId} and k.account_id = ${target}`);
  await execute(sql`delete from chat where school_id = ${schoolId} and account_id = ${source}`);
}
