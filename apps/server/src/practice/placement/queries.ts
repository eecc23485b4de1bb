import type { Grade, PlacementAnswer, SkillProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow, jsonAs, numberAs } from '../../platform/db/row.ts';
import type { QuestionSource } from '../../questions/make-question.ts';
import { contentJson } from '../../questions/question-content.ts';

export type Student = Pick<Actor, 'id' | 'schoolId'>;

const PlacementRow = v.object({
  questionIds: jsonAs<readonly string[]>(),
  askedAt: v.nullable(v.date()),
  begunAt: v.nullable(v.date()),
  doneAt: v.nullable(v.date()),
});
export type PlacementRow = v.InferOutput<typeof PlacementRow>;

/** A student's placement in a grade; with `isLocked` nobody else goes on with it until the transaction ends. */
export async function findPlacement(
  { query }: Session,
  { id, schoolId }: Student,
  grade: Grade,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<PlacementRow | undefined> {
  const [found] = await query(
    PlacementRow,
    sql`
    select question_ids as "questionIds", asked_at as "askedAt", begun_at as "begunAt", done_at as "doneAt"
    from placement where school_id = ${schoolId} and student_id = ${id} and grade = ${grade}
    ${isLocked ? sql`for update` : sql``}`,
  );
  return found;
}

const AskedRow = v.object({
  id: v.string(),
  skillId: v.string(),
  isTried: v.boolean(),
  isRight: v.boolean(),
  seconds: v.number(),
});
export type AskedRow = v.InferOutput<typeof AskedRow>;

/** The answers of a placement: its questions that were tried. */
export const answersOf = (asked: readonly AskedRow[]): PlacementAnswer[] =>
  asked.filter(({ isTried }) => isTried).map(({ skillId, isRight }) => ({ skillId, isRight }));

/** What became of the questions of a placement, in their order; one query. */
export async function placementQuestions(
  { query }: Session,
  { id, schoolId }: Student,
  questionIds: readonly string[],
): Promise<AskedRow[]> {
  if (questionIds.length === 0) return [];
  const ids = sql`${sql.param([...questionIds])}::uuid[]`;
  const found = await query(
    AskedRow,
    sql`
    select q.id, q.skill_id as "skillId", (q.first_verdict is not null or q.state <> 'open') as "isTried",
      q.first_try_right as "isRight",
      coalesce((select sum(a.active_ms) from attempt a
        where a.school_id = ${schoolId} and a.student_id = ${id} and a.question_id = q.id), 0)::float8 / 1000 as seconds
    from question q where q.school_id = ${schoolId} and q.student_id = ${id} and q.id = any(${ids})`,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return questionIds.flatMap((questionId) => byId.get(questionId) ?? []);
}

/** A row for a placement that is begun; none is made where there is one. */
export async function beginPlacement(
  { execute }: Session,
  { id, schoolId }: Student,
  grade: Grade,
  now: Date,
): Promise<void> {
  await execute(sql`
    insert into placement as p (school_id, student_id, grade, question_ids, begun_at)
    values (${schoolId}, ${id}, ${grade}, '[]'::jsonb, ${now}::timestamptz)
    on conflict (school_id, student_id, grade) do update set begun_at = coalesce(p.begun_at, excluded.begun_at)`);
}

/** Passes over a question that was not tried. */
export async function passOver(
  { execute }: Session,
  { id, schoolId }: Student,
  questionId: string,
  now: Date,
): Promise<void> {
  await execute(sql`
    update question set state = 'skipped', done_at = ${now}::timestamptz
    where school_id = ${schoolId} and student_id = ${id} and id = ${questionId} and state = 'open'
      and first_verdict is null`);
}

/** Makes the next question of a placement; one before it that is still open is passed over. */
export async function addQuestion(
  { execute, query }: Session,
  { id, schoolId }: Student,
  grade: Grade,
  questionIds: readonly string[],
  source: QuestionSource,
  now: Date,
): Promise<string> {
  await execute(sql`
    update question set state = 'skipped', done_at = ${now}::timestamptz
    where school_id = ${schoolId} and student_id = ${id} and state = 'open'
      and id = any(${sql.param([...questionIds])}::uuid[])`);
  const [made] = await query(
    IdRow,
    sql`
    insert into question (school_id, student_id, context, skill_id, level, seed, content, created_at)
    values (${schoolId}, ${id}, 'practice', ${source.skillId}, ${source.level}, ${source.seed},
      ${contentJson(source)}::json, ${now}::timestamptz)
    returning id`,
  );
  if (!made) throw new Error('an insert gave no row');
  await execute(sql`
    update placement set question_ids = ${JSON.stringify([...questionIds, made.id])}::jsonb
    where school_id = ${schoolId} and student_id = ${id} and grade = ${grade}`);
  return made.id;
}

/** Ends a placement; what is believed of skills that were never practiced is where their practice starts from. */
export async function endPlacement(
  { execute }: Session,
  { id, schoolId }: Student,
  grade: Grade,
  believed: ReadonlyMap<string, SkillProgress>,
  now: Date,
): Promise<void> {
  await execute(sql`
    update placement set done_at = ${now}::timestamptz
    where school_id = ${schoolId} and student_id = ${id} and grade = ${grade}`);
  const rows = [...believed].map(([skillId, { score, rating }]) => ({ skill_id: skillId, score, rating }));
  await execute(sql`
    insert into skill_mastery (school_id, student_id, skill_id, score, counted, tries, last_right, wrong_in_a_row,
      below_in_a_row, rating, band, reviews_passed, last_at)
    select ${schoolId}, ${id}, r.skill_id, r.score, 0, 0, false, 0, 0, r.rating, 'unseen', 0, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (skill_id text, score float8, rating float8)
    on conflict (school_id, student_id, skill_id) do nothing`);
}

/** A teacher asks for a placement: one that is done is begun again, any other stays as it is. */
export async function askForPlacement(
  { execute }: Session,
  teacher: Actor,
  studentId: string,
  grade: Grade,
  now: Date,
): Promise<void> {
  await execute(sql`
    insert into placement as p (school_id, student_id, grade, asked_by, asked_at, question_ids)
    values (${teacher.schoolId}, ${studentId}, ${grade}, ${teacher.id}, ${now}::timestamptz, '[]'::jsonb)
    on conflict (school_id, student_id, grade) do update set
      asked_by = excluded.asked_by, asked_at = excluded.asked_at,
      question_ids = case when p.done_at is null then p.question_ids else excluded.question_ids end,
      begun_at = case when p.done_at is null then p.begun_at end,
      done_at = null
    where p.done_at is not null or p.asked_at is null`);
}

const OfDayRow = v.object({
  grade: v.nullable(numberAs<Grade>()),
  hasAnswered: v.boolean(),
});

/** The grade of the student's class and whether it has ever answered; one query. */
export async function placementFacts({ query }: Session, { id, schoolId }: Student) {
  const [found] = await query(
    OfDayRow,
    sql`
    select (select max(c.grade) from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
        where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active' and c.archived_at is null) as grade,
      exists (select from skill_mastery m
        where m.school_id = ${schoolId} and m.student_id = ${id} and m.tries > 0) as "hasAnswered"`,
  );
  return found;
}
