import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow, textAs } from '../../platform/db/row.ts';
import type { QuestionState, SessionKind } from '../../platform/db/schema/index.ts';
import { QuestionSource } from '../../questions/make-question.ts';
import { contentJson } from '../../questions/question-content.ts';

/** As many of the latest questions of a skill are not asked again. */
const REMEMBERED = 30;

export const SessionRow = v.object({
  id: v.string(),
  kind: textAs<SessionKind>(),
  createdAt: v.date(),
});
export type SessionRow = v.InferOutput<typeof SessionRow>;

/** A practice session of the child's own, or undefined. */
export async function findSession({ query }: Session, actor: Actor, id: string): Promise<SessionRow | undefined> {
  const [row] = await query(
    SessionRow,
    sql`
    select id, kind, created_at as "createdAt" from practice_session
    where school_id = ${actor.schoolId} and id = ${id} and student_id = ${actor.id}`,
  );
  return row;
}

export const SessionItem = v.object({
  id: v.string(),
  position: v.number(),
  skillId: v.string(),
  state: textAs<QuestionState>(),
  tries: v.number(),
  firstTryRight: v.boolean(),
  /** Milliseconds of attention; null where no answer counted, or its answers are archived. */
  activeMs: v.nullable(v.number()),
});
export type SessionItem = v.InferOutput<typeof SessionItem>;

/** The questions of a practice session in order. */
export function sessionItems({ query }: Session, { schoolId }: Actor, sessionId: string): Promise<SessionItem[]> {
  return query(
    SessionItem,
    sql`
    select q.id, q.position, q.skill_id as "skillId", q.state, q.tries, q.first_try_right as "firstTryRight",
      (select sum(a.active_ms) from attempt a
        where a.school_id = q.school_id and a.question_id = q.id and a.late_reason is null)::float8 as "activeMs"
    from question q where q.school_id = ${schoolId} and q.session_id = ${sessionId} order by q.position`,
  );
}

/** The latest questions of some skills that the child has had. */
export function latestSources(
  { query }: Session,
  { id, schoolId }: Actor,
  skillIds: readonly string[],
): Promise<QuestionSource[]> {
  return query(
    QuestionSource,
    sql`
    select latest.* from unnest(${sql.param([...skillIds])}::text[]) as skill (id) cross join lateral (
      select q.skill_id as "skillId", q.level, q.seed from question q
      where q.school_id = ${schoolId} and q.student_id = ${id} and q.skill_id = skill.id
      order by q.created_at desc limit ${REMEMBERED}) latest`,
  );
}

export interface NewSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly requested: readonly string[];
}

/** The latest session of the same choice, where it was begun within a day and no question of it was tried. */
export async function untouchedSession(
  { query }: Session,
  actor: Actor,
  { kind, requested }: NewSession,
  since: Date,
): Promise<string | undefined> {
  const [row] = await query(
    IdRow,
    sql`
    select s.id from practice_session s
    where s.school_id = ${actor.schoolId} and s.student_id = ${actor.id} and s.kind = ${kind}
      and s.requested = ${sql.param([...requested])}::text[] and s.created_at > ${since}::timestamptz
      and not exists (select from question q
        where q.school_id = s.school_id and q.session_id = s.id and (q.tries > 0 or q.state <> 'open'))
    order by s.created_at desc limit 1`,
  );
  return row?.id;
}

/** The newest session of the child's own choice with an open question. */
export async function openSession({ query }: Session, actor: Actor): Promise<string | undefined> {
  const [row] = await query(
    IdRow,
    sql`
    select s.id from practice_session s
    where s.school_id = ${actor.schoolId} and s.student_id = ${actor.id} and s.kind = 'own'
      and exists (select from question q
        where q.school_id = s.school_id and q.session_id = s.id and q.state = 'open')
    order by s.created_at desc, s.id desc limit 1`,
  );
  return row?.id;
}

/** One child's sessions are made one after another. */
export async function lockSessions({ execute }: Session, { id }: Actor): Promise<void> {
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${`practice sessions ${id}`}, 0))`);
}

/** Stores a session with its questions; false where its id is not new. */
export async function insertSession(
  { execute }: Session,
  actor: Actor,
  { id, kind, requested }: NewSession,
  sources: readonly QuestionSource[],
  now: Date,
): Promise<boolean> {
  const column = (values: readonly (string | number)[]) => sql.param([...values]);
  const made = await execute(sql`
    with made as (
      insert into practice_session (school_id, id, student_id, kind, requested, created_at)
      values (${actor.schoolId}, ${id}, ${actor.id}, ${kind}, ${column(requested)}::text[], ${now}::timestamptz)
      on conflict do nothing
      returning school_id, id, student_id
    )
    insert into question (school_id, student_id, session_id, context, skill_id, level, seed, content, position, created_at)
    select made.school_id, made.student_id, made.id, 'practice', q.skill_id, q.level, q.seed, q.content::json, q.place - 1,
      ${now}::timestamptz
    from made, unnest(
      ${column(sources.map(({ skillId }) => skillId))}::text[],
      ${column(sources.map(({ level }) => level))}::int[],
      ${column(sources.map(({ seed }) => seed))}::int[],
      ${column(sources.map(contentJson))}::text[]) with ordinality as q (skill_id, level, seed, content, place)
    returning 1 as one`);
  return made.length > 0;
}
