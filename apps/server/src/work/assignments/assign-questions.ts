import { newProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { readRestedProgress } from '../../progress/progress.ts';
import { askedSkills } from '../../questions/asked-skills.ts';
import { takesAnswers } from '../../questions/assignment-state.ts';
import { contentJson } from '../../questions/question-content.ts';
import { chooseQuestions } from './choose-questions.ts';
import { KINDS } from './kinds.ts';
import { type MemberAssignmentRow, memberAssignmentRow } from './member-queries.ts';
import { AssignedSkill } from './teacher-queries.ts';

/** The skills of an assignment that a child gets: those of its groups where these have their own, else all. */
export function skillsOfChild(
  { query }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
  assignmentId: string,
): Promise<AssignedSkill[]> {
  return query(
    AssignedSkill,
    sql`
    with own as materialized (
      select unnest(ag.skill_ids) as skill_id
      from assignment_group_student m
      join assignment_group ag on ag.school_id = m.school_id and ag.assignment_id = m.assignment_id and ag.position = m.position
      where m.school_id = ${schoolId} and m.assignment_id = ${assignmentId} and m.student_id = ${id}
    )
    select k.skill_id as "skillId", k.items, k.is_review as "isReview" from assignment_skill k
    where k.school_id = ${schoolId} and k.assignment_id = ${assignmentId}
      and (k.skill_id in (select skill_id from own) or not exists (select from own))
    order by k.position`,
  );
}

/** Content that changes while a child opens it is read again; a teacher does not change it more often than that. */
const TRIES = 3;

/**
 * Assigns a child's questions, once: the same assignment and child always give the same ones, and a second request at the
 * same time finds them there. Where the content was replaced since `row` was read, the new content is assigned. Nothing is
 * assigned for an assignment that takes no answers.
 */
export async function assignQuestions(
  session: Session,
  row: MemberAssignmentRow,
  actor: Actor,
  now: Date,
  tries = TRIES,
): Promise<void> {
  if (row.assignedAt !== null || !takesAnswers(row, row, now)) return;
  const { schoolId } = actor;
  // A skill that was taken out since the work was set has no questions for who has not got them yet.
  const asked = await askedSkills(session);
  const skills = (await skillsOfChild(session, actor, row.assignmentId)).filter(
    ({ skillId }) => asked(skillId) !== undefined,
  );
  const progress = await readRestedProgress(
    session,
    actor,
    skills.map(({ skillId }) => skillId),
    now,
  );
  const questions = chooseQuestions({
    seed: row.seed,
    startedOver: row.startedOver,
    studentId: actor.id,
    skills,
    asked,
    fixed: row.itemMode === 'fixed',
    progressOf: (skillId) => progress.get(skillId) ?? newProgress,
  });
  const column = (values: readonly (string | number)[]) => sql.param([...values]);
  const assigned = await session.execute(sql`
    with assigned as (
      update student_assignment sa set assigned_at = ${now}::timestamptz, items_total = ${questions.length}
      from assignment w
      where w.school_id = sa.school_id and w.id = sa.assignment_id and w.version = ${row.version}
        and sa.school_id = ${schoolId} and sa.assignment_id = ${row.assignmentId} and sa.student_id = ${actor.id}
        and sa.assigned_at is null and sa.started_over = ${row.startedOver}
      returning sa.school_id, sa.assignment_id, sa.student_id
    )
    insert into question (school_id, student_id, assignment_id, context, skill_id, level, seed, content, position,
      created_at)
    select assigned.school_id, assigned.student_id, assigned.assignment_id, 'assignment', q.skill_id, q.level, q.seed, q.content::json,
      q.place - 1, ${now}::timestamptz
    from assigned, unnest(
      ${column(questions.map(({ skillId }) => skillId))}::text[],
      ${column(questions.map(({ level }) => level))}::int[],
      ${column(questions.map(({ seed }) => seed))}::int[],
      ${column(questions.map(contentJson))}::text[]) with ordinality as q (skill_id, level, seed, content, place)
    on conflict do nothing
    returning 1 as one`);
  if (assigned.length > 0 || tries <= 1) return;
  // Assigned by another request meanwhile, or changed.
  const again = await memberAssignmentRow(session, actor, row.kind, row.assignmentId, now);
  await assignQuestions(session, again, actor, now, tries - 1);
}

/** The first open question of a child's assignment, whose questions are assigned if they were not yet. */
export async function nextOpenQuestion(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  assignmentId: string,
): Promise<string> {
  const now = clock();
  const row = await memberAssignmentRow(db, actor, kind, assignmentId, now);
  await assignQuestions(db, row, actor, now);
  const [open] = await db.query(
    IdRow,
    sql`
    select id from question
    where school_id = ${actor.schoolId} and assignment_id = ${assignmentId} and student_id = ${actor.id} and similar_to is null
      and state = 'open'
    order by position limit 1`,
  );
  if (!open) throw conflict('all-done', `همهٔ سؤال‌های این ${KINDS[kind].noun} تمام شده است.`);
  return open.id;
}
