import { availableSkills, skillById } from '@mashq/curriculum';
import type { FactMemories, FactMemory, PlannedFact } from '@mashq/curriculum/facts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import type { StoredTry } from '../../platform/db/schema/index.ts';

type Student = Pick<Actor, 'id' | 'schoolId'>;

/** From the chapter of grade 3 on that teaches multiplication. */
const MULTIPLICATION: readonly string[] = (() => {
  const begins = skillById('g3-times-table')?.place.chapter ?? 0;
  return availableSkills()
    .filter(({ place }) => place.grade === 3 && place.chapter >= begins)
    .map(({ id }) => id);
})();

const FIRST_GRADE = 3;

/** The condition that a student of `grade` is offered warm-ups: it has met multiplication. */
const isOffered = ({ id, schoolId }: Student) => sql`
  exists (select from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
    where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active' and c.archived_at is null
      and (c.grade > ${FIRST_GRADE} or exists (select from skill_mastery sm
        where sm.school_id = ${schoolId} and sm.student_id = ${id} and sm.tries > 0
          and sm.skill_id = any(${sql.param([...MULTIPLICATION])}::text[]))))`;

const OfferedRow = v.object({ isOffered: v.boolean() });

export async function isWarmUpOffered({ query }: Session, student: Student): Promise<boolean> {
  const [found] = await query(OfferedRow, sql`select ${isOffered(student)} as "isOffered"`);
  return found?.isOffered ?? false;
}

const OfDayRow = v.object({
  isOffered: v.boolean(),
  /** Facts that were met, and those of them that are due. */
  met: v.number(),
  due: v.number(),
  tries: v.nullable(jsonAs<readonly StoredTry[]>()),
  isDone: v.boolean(),
});

/** What the home knows of a day's warm-up: one query. */
export async function warmUpOfDay({ query }: Session, student: Student, day: string, now: Date) {
  const { id, schoolId } = student;
  const [found] = await query(
    OfDayRow,
    sql`
    select ${isOffered(student)} as "isOffered",
      (select count(*)::int from fact_memory m where m.school_id = ${schoolId} and m.student_id = ${id}) as met,
      (select count(*)::int from fact_memory m
        where m.school_id = ${schoolId} and m.student_id = ${id} and m.due_at <= ${now}::timestamptz) as due,
      (select w.tries from warm_up w
        where w.school_id = ${schoolId} and w.student_id = ${id} and w.day = ${day}::date) as tries,
      exists (select from warm_up w
        where w.school_id = ${schoolId} and w.student_id = ${id} and w.day = ${day}::date
          and w.done_at is not null) as "isDone"`,
  );
  return found;
}

const MemoryRow = v.object({
  fact: v.string(),
  dueAt: v.date(),
  lastAt: v.date(),
  stability: v.number(),
  difficulty: v.number(),
  reviews: v.number(),
  lapses: v.number(),
  phase: v.number(),
  step: v.number(),
  plannedDays: v.number(),
});

/** What a student remembers of the facts it has met, by fact. */
export async function factMemories({ query }: Session, { id, schoolId }: Student): Promise<FactMemories> {
  const found = await query(
    MemoryRow,
    sql`
    select fact, due_at as "dueAt", last_at as "lastAt", stability, difficulty, reviews, lapses, phase, step,
      planned_days as "plannedDays"
    from fact_memory where school_id = ${schoolId} and student_id = ${id}`,
  );
  return new Map(
    found.map(({ fact, dueAt, lastAt, ...memory }) => [
      fact,
      { ...memory, dueAt: dueAt.getTime(), lastAt: lastAt.getTime() },
    ]),
  );
}

/** Stores memories as they are now. */
export async function storeMemories(
  { execute }: Session,
  { id, schoolId }: Student,
  memories: readonly (readonly [fact: string, memory: FactMemory])[],
): Promise<void> {
  if (memories.length === 0) return;
  const rows = memories.map(([fact, { dueAt, lastAt, plannedDays, ...memory }]) => ({
    ...memory,
    fact,
    planned_days: plannedDays,
    due_at: new Date(dueAt).toISOString(),
    last_at: new Date(lastAt).toISOString(),
  }));
  await execute(sql`
    insert into fact_memory (school_id, student_id, fact, due_at, last_at, stability, difficulty, reviews, lapses, phase,
      step, planned_days)
    select ${schoolId}, ${id}, r.fact, r.due_at, r.last_at, r.stability, r.difficulty, r.reviews, r.lapses, r.phase,
      r.step, r.planned_days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (fact text, due_at timestamptz, last_at timestamptz,
      stability float8, difficulty float8, reviews int, lapses int, phase int, step int, planned_days int)
    on conflict (school_id, student_id, fact) do update set
      due_at = excluded.due_at, last_at = excluded.last_at, stability = excluded.stability,
      difficulty = excluded.difficulty, reviews = excluded.reviews, lapses = excluded.lapses, phase = excluded.phase,
      step = excluded.step, planned_days = excluded.planned_days`);
}

const WarmUpRow = v.object({
  facts: jsonAs<readonly PlannedFact[]>(),
  tries: jsonAs<readonly StoredTry[]>(),
  begunAt: v.date(),
  isDone: v.boolean(),
});
export type WarmUpRow = v.InferOutput<typeof WarmUpRow>;

/** A student's warm-up of a day; with `isLocked` nobody else adds to it until the transaction ends. */
export async function findWarmUp(
  { query }: Session,
  { id, schoolId }: Student,
  day: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<WarmUpRow | undefined> {
  const [found] = await query(
    WarmUpRow,
    sql`
    select facts, tries, begun_at as "begunAt", done_at is not null as "isDone"
    from warm_up where school_id = ${schoolId} and student_id = ${id} and day = ${day}::date
    ${isLocked ? sql`for update` : sql``}`,
  );
  return found;
}

/** Stores the plan of a day that has none yet. */
export async function insertWarmUp(
  { execute }: Session,
  { id, schoolId }: Student,
  day: string,
  facts: readonly PlannedFact[],
  now: Date,
): Promise<void> {
  await execute(sql`
    insert into warm_up (school_id, student_id, day, facts, tries, begun_at)
    values (${schoolId}, ${id}, ${day}::date, ${JSON.stringify(facts)}::jsonb, '[]'::jsonb, ${now}::timestamptz)
    on conflict do nothing`);
}

export async function storeTries(
  { execute }: Session,
  { id, schoolId }: Student,
  day: string,
  tries: readonly StoredTry[],
  doneAt: Date | null,
): Promise<void> {
  await execute(sql`
    update warm_up set tries = ${JSON.stringify(tries)}::jsonb, done_at = ${doneAt}::timestamptz
    where school_id = ${schoolId} and student_id = ${id} and day = ${day}::date`);
}
