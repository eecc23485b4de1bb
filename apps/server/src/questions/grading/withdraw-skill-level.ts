import { type Level, type MasteryLevel, type SkillProgress, skillById, type Verdict } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notFound } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow, numberAs, textAs } from '../../platform/db/row.ts';
import type { QuestionState } from '../../platform/db/schema/index.ts';
import { SkillProgressRow } from '../../progress/progress.ts';
import { writeMastery } from './count-released-results.ts';
import type { Learning } from './mastery-after-first-try.ts';
import { CountedTry, replayMastery } from './replay-mastery.ts';

/** Children of one transaction: short enough that a child at work does not notice. */
const BATCH = 100;

export interface Form {
  readonly skillId: string;
  readonly level: Level;
}

export interface Remarked {
  /** Questions of children that were marked as withdrawn. */
  readonly questions: number;
  readonly students: number;
  /** Children whose mastery of the skill rose. */
  readonly masteries: number;
}

const Affected = v.object({
  id: v.string(),
  studentId: v.string(),
  assignmentId: v.nullable(v.string()),
  sessionId: v.nullable(v.string()),
  state: textAs<QuestionState>(),
  firstTryRight: v.boolean(),
});
type Affected = v.InferOutput<typeof Affected>;

/** What a child has reached. Before `near` nothing is: fewer tries are no loss. */
const REACHED: Readonly<Record<MasteryLevel, number>> = {
  unseen: 0,
  starting: 0,
  learning: 0,
  near: 1,
  learned: 2,
  mastered: 3,
};
const ALMOST = 1e-9;

const isSame = (one: SkillProgress, other: SkillProgress) =>
  one.band === other.band &&
  one.tries === other.tries &&
  one.counted === other.counted &&
  Math.abs(one.score - other.score) < ALMOST;

/** Whether nothing that is shown of a skill is less with `after` than with `before`. */
function isNoWorse(before: Omit<Learning, 'lastAt'>, after: Learning): boolean {
  if (before.learnedAt !== null && after.learnedAt === null) return false;
  const rise = REACHED[after.progress.band] - REACHED[before.progress.band];
  if (rise !== 0) return rise > 0;
  return after.progress.tries === 0 || after.progress.score >= before.progress.score - ALMOST;
}

/** The condition that a question is of a form and not marked yet. */
function ofForm({ skillId, level }: Form, revision: number) {
  return sql`skill_id = ${skillId} and level = ${level} and withdrawn_at is null
    and coalesce((content->>'revision')::int, ${revision}) <= ${revision}`;
}

/** Marks the questions of some children, credits what was not right, and gives the questions as they were. */
async function creditQuestions(
  { execute, query }: Session,
  schoolId: string,
  students: readonly string[],
  form: Form,
  revision: number,
  now: Date,
): Promise<Affected[]> {
  const affected = await query(
    Affected,
    sql`
    select id, student_id as "studentId", assignment_id as "assignmentId", session_id as "sessionId", state,
      first_try_right as "firstTryRight"
    from question
    where school_id = ${schoolId} and student_id = any(${sql.param([...students])}::uuid[]) and ${ofForm(form, revision)}
    order by id for no key update`,
  );
  // An open question of free practice is passed over: it is part of nothing that is counted.
  await execute(sql`
    update question set withdrawn_at = ${now.toISOString()}::timestamptz,
      done_at = coalesce(done_at, ${now.toISOString()}::timestamptz),
      first_try_right = first_try_right or not (state = 'skipped'
        or (state = 'open' and assignment_id is null and session_id is null)),
      state = case when state in ('right', 'corrected', 'skipped') then state
        when state = 'open' and assignment_id is null and session_id is null then 'skipped' else 'right' end
    where school_id = ${schoolId} and id = any(${sql.param(affected.map(({ id }) => id))}::uuid[])`);
  return affected;
}

/** Brings the counters of the children's assignments in line; work that is complete by it is handed in by itself. */
async function creditSubmissions({ execute }: Session, schoolId: string, affected: readonly Affected[], now: Date) {
  const credits = affected
    .filter(({ assignmentId }) => assignmentId !== null)
    .map(({ assignmentId, studentId, state, firstTryRight }) => ({
      assignment_id: assignmentId,
      student_id: studentId,
      done: state === 'open' ? 1 : 0,
      first: firstTryRight ? 0 : 1,
      final: state === 'right' || state === 'corrected' ? 0 : 1,
    }));
  if (credits.length === 0) return;
  const at = now.toISOString();
  await execute(sql`
    update student_assignment sa set items_done = sa.items_done + c.done, first_try_right = sa.first_try_right + c.first,
      final_right = sa.final_right + c.final,
      submitted_at = case when sa.started_at is not null and sa.excused_at is null and w.show_answers = 'immediately'
          and sa.items_done + c.done >= sa.items_total and ${at}::timestamptz < sa.accepts_until
        then coalesce(sa.submitted_at, ${at}::timestamptz) else sa.submitted_at end
    from (
      select assignment_id, student_id, sum(done)::int as done, sum(first)::int as first, sum(final)::int as final
      from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb)
        as credit(assignment_id uuid, student_id uuid, done int, first int, final int)
      group by assignment_id, student_id
    ) c, assignment w
    where sa.school_id = ${schoolId} and sa.assignment_id = c.assignment_id and sa.student_id = c.student_id
      and w.school_id = sa.school_id and w.id = sa.assignment_id`);
}

const Known = v.object({
  ...SkillProgressRow.entries,
  studentId: v.string(),
  learnedAt: v.nullable(v.date()),
});

async function storedMastery({ query }: Session, schoolId: string, students: readonly string[], skillId: string) {
  return query(
    Known,
    sql`
    select student_id as "studentId", score, counted, tries, last_right as "lastRight", wrong_in_a_row as "wrongInARow",
      below_in_a_row as "belowInARow", rating, band, reviews_passed as "reviewsPassed", learned_at as "learnedAt"
    from skill_mastery
    where school_id = ${schoolId} and student_id = any(${sql.param([...students])}::uuid[]) and skill_id = ${skillId}
    order by student_id for no key update`,
  );
}

function countedTries({ query }: Session, schoolId: string, students: readonly string[], skillId: string) {
  return query(
    CountedTry,
    sql`
    select q.id, q.student_id as "studentId", q.skill_id as "skillId", q.level, q.seed, q.content, q.context,
      q.session_id as "sessionId", q.withdrawn_at as "withdrawnAt", q.counted_at as "countedAt", a.raw,
      a.hints_opened as "hintsOpened", a.answered_at as "answeredAt", a.received_at as "receivedAt",
      coalesce(w.show_answers <> 'immediately', false) as "wasHidden"
    from question q
    join attempt a on a.school_id = q.school_id and a.question_id = q.id and a.first_try
    left join assignment w on w.school_id = q.school_id and w.id = coalesce(q.assignment_id, q.former_assignment_id)
    where q.school_id = ${schoolId} and q.student_id = any(${sql.param([...students])}::uuid[]) and q.skill_id = ${skillId}
      and q.counted_at is not null
    order by q.student_id, q.counted_at, a.answered_at, a.id`,
  );
}

/**
 * Derives the mastery of some children from the log again, without wrong answers to what is withdrawn; `marked` are the
 * questions that are withdrawn just now. It is replaced only
 * where the log explains what is stored (a child who changed school has older answers elsewhere) and nothing gets worse.
 */
async function remarkMastery(
  tx: Session,
  schoolId: string,
  students: readonly string[],
  skillId: string,
  marked: ReadonlySet<string>,
  now: Date,
) {
  const stored = await storedMastery(tx, schoolId, students, skillId);
  const tries = await countedTries(tx, schoolId, students, skillId);
  const better = new Map<string, Learning>();
  const unneeded: { student_id: string; day: string }[] = [];
  for (const { studentId, learnedAt, ...progress } of stored) {
    const own = tries.filter((tried) => tried.studentId === studentId);
    const isForgiven = ({ withdrawnAt }: CountedTry, { verdict }: Verdict) =>
      withdrawnAt !== null && verdict !== 'right';
    // What is stored may have been derived already without what was withdrawn before.
    const known = [
      replayMastery(own),
      replayMastery(own, (tried, verdict) => marked.has(tried.id) || !isForgiven(tried, verdict)),
    ].find((each) => isSame(each.progress, progress));
    if (known === undefined) continue;
    const forgiving = replayMastery(own, (tried, verdict) => !isForgiven(tried, verdict));
    const before = { progress, learnedAt };
    if (!isNoWorse(before, forgiving)) continue;
    for (const day of known.helpDays) if (!forgiving.helpDays.has(day)) unneeded.push({ student_id: studentId, day });
    if (isSame(forgiving.progress, progress)) continue;
    better.set(`${studentId}/${skillId}`, {
      progress: forgiving.progress,
      learnedAt: learnedAt ?? forgiving.learnedAt,
      lastAt: forgiving.lastAt,
    });
  }
  if (better.size > 0) await writeMastery(tx, schoolId, better, now);
  if (unneeded.length > 0) {
    await tx.execute(sql`
      delete from help_alert al using jsonb_to_recordset(${JSON.stringify(unneeded)}::jsonb) as u(student_id uuid, day date)
      where al.school_id = ${schoolId} and al.student_id = u.student_id and al.skill_id = ${skillId} and al.raised_on = u.day`);
  }
  return better.size;
}

const GoneRow = v.object({ revision: v.number() });

const ListRow = v.object({
  skillId: v.string(),
  level: numberAs<Level>(),
  revision: v.number(),
  note: v.string(),
  withdrawnAt: v.date(),
});

/** Withdraws forms of skills: for new questions at once, and for what was answered so that it counts against nobody. */
export function skillLevelWithdrawal({ db, clock }: Context) {
  async function remarkSchool(origin: Origin, schoolId: string, form: Form, revision: number): Promise<Remarked> {
    const students = await db.query(
      IdRow,
      sql`
      select distinct student_id as id from question where school_id = ${schoolId} and ${ofForm(form, revision)} order by id`,
    );
    const total = { questions: 0, students: students.length, masteries: 0 };
    for (let start = 0; start < students.length; start += BATCH) {
      const batch = students.slice(start, start + BATCH).map(({ id }) => id);
      const now = clock();
      const [questions, masteries] = await db.transaction(async (tx) => {
        const affected = await creditQuestions(tx, schoolId, batch, form, revision, now);
        await creditSubmissions(tx, schoolId, affected, now);
        const risen = await remarkMastery(
          tx,
          schoolId,
          batch,
          form.skillId,
          new Set(affected.map(({ id }) => id)),
          now,
        );
        await recordAudit(tx, now, origin, {
          action: 'question-form.remark',
          target: `${form.skillId}.${form.level}`,
          schoolId,
          after: { questions: affected.length, students: batch.length, masteries: risen },
        });
        return [affected.length, risen];
      });
      total.questions += questions;
      total.masteries += masteries;
    }
    return total;
  }

  return {
    /** Run again it goes on where it was broken off; where all is done it changes nothing. */
    withdraw: async (origin: Origin, form: Form, note: string): Promise<Remarked> => {
      const { skillId, level } = form;
      const skill = skillById(skillId);
      if (!skill?.levels.includes(level)) throw notFound('این مهارت در این سطح سؤالی ندارد.');
      const { revision } = skill;
      await db.transaction(async (tx) => {
        const now = clock();
        const changed = await tx.execute(sql`
          insert into withdrawn_form as f (skill_id, level, revision, note, withdrawn_at)
          values (${skillId}, ${level}, ${revision}, ${note}, ${now.toISOString()}::timestamptz)
          on conflict (skill_id, level) do update set revision = excluded.revision, note = excluded.note,
            withdrawn_at = excluded.withdrawn_at
          where f.revision < excluded.revision
          returning 1 as one`);
        if (changed.length === 0) return;
        const after = { revision, note };
        await recordAudit(tx, now, origin, { action: 'question-form.withdraw', target: `${skillId}.${level}`, after });
      });
      const total = { questions: 0, students: 0, masteries: 0 };
      for (const { id } of await db.query(IdRow, sql`select id from school order by id`)) {
        const { questions, students, masteries } = await remarkSchool(origin, id, form, revision);
        total.questions += questions;
        total.students += students;
        total.masteries += masteries;
      }
      return total;
    },

    /** Asks questions of the form again. What was credited stays. False where it was not withdrawn. */
    restore: (origin: Origin, { skillId, level }: Form): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [gone] = await tx.query(
          GoneRow,
          sql`
          delete from withdrawn_form where skill_id = ${skillId} and level = ${level} returning revision`,
        );
        if (!gone) return false;
        const target = `${skillId}.${level}`;
        await recordAudit(tx, clock(), origin, { action: 'question-form.restore', target, before: { ...gone } });
        return true;
      }),

    list: () =>
      db.query(
        ListRow,
        sql`
        select skill_id as "skillId", level, revision, note, withdrawn_at as "withdrawnAt" from withdrawn_form
        order by withdrawn_at desc, skill_id, level`,
      ),
  };
}
