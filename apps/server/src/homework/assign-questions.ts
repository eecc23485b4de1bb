import { newProgress, skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { conflict } from '../app-error.ts';
import { takesAnswers } from '../assignments/state.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import { readProgress } from '../grading/progress.ts';
import { contentJson } from '../questions/question-content.ts';
import { chooseQuestions } from './choose-questions.ts';
import { type MemberHomeworkRow, memberHomeworkRow } from './member-queries.ts';
import { skillsOfHomework } from './teacher-queries.ts';

/**
 * Assigns a child's questions, once: the same homework and child always give the same ones, and a second request at the
 * same time finds them there. Nothing is assigned for a homework that takes no answers.
 */
export async function assignQuestions(
  session: Session,
  row: MemberHomeworkRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (row.assignedAt !== null || !takesAnswers(row, row, now)) return;
  const { schoolId } = actor;
  const skills = await skillsOfHomework(session, schoolId, row.homeworkId);
  // A skill that was taken out since the homework was set has no questions for who has not got them yet.
  const skillIds = skills.filter((skillId) => skillById(skillId) !== undefined);
  const progress = await readProgress(session, actor, skillIds);
  const questions = chooseQuestions({
    seed: row.seed,
    studentId: actor.id,
    skillIds,
    itemsPerSkill: row.itemsPerSkill,
    fixed: row.itemMode === 'fixed',
    progressOf: (skillId) => progress.get(skillId) ?? newProgress,
  });
  const column = (values: readonly (string | number)[]) => sql.param([...values]);
  await session.rows(sql`
    with assigned as (
      update student_homework set assigned_at = ${now}::timestamptz
      where school_id = ${schoolId} and homework_id = ${row.homeworkId} and student_id = ${actor.id} and assigned_at is null
      returning school_id, homework_id, student_id
    )
    insert into question (school_id, student_id, homework_id, context, skill_id, level, seed, content, position,
      created_at)
    select assigned.school_id, assigned.student_id, assigned.homework_id, 'homework', q.skill_id, q.level, q.seed, q.content::json,
      q.place - 1, ${now}::timestamptz
    from assigned, unnest(
      ${column(questions.map(({ skillId }) => skillId))}::text[],
      ${column(questions.map(({ level }) => level))}::int[],
      ${column(questions.map(({ seed }) => seed))}::int[],
      ${column(questions.map(contentJson))}::text[]) with ordinality as q (skill_id, level, seed, content, place)
    on conflict do nothing`);
}

/** The first open question of a child's homework, whose questions are assigned if they were not yet. */
export async function nextOpenQuestion({ db, clock }: Context, actor: Actor, homeworkId: string): Promise<string> {
  const now = clock();
  const row = await memberHomeworkRow(db, actor, homeworkId, now);
  await assignQuestions(db, row, actor, now);
  const [open] = await db.rows<{ id: string }>(sql`
    select id from question
    where school_id = ${actor.schoolId} and homework_id = ${homeworkId} and student_id = ${actor.id} and similar_to is null
      and state = 'open'
    order by position limit 1`);
  if (!open) throw conflict('all-done', 'همهٔ سؤال‌های این تکلیف تمام شده است.');
  return open.id;
}
