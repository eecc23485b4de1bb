import { type SQL, sql } from 'drizzle-orm';
import { conflict } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow } from '../../platform/db/row.ts';
import { askedSkills } from '../asked-skills.ts';
import { GRACE_MS } from '../assignment-state.ts';
import { canShow, toConfirm } from '../confirmed-misconceptions.ts';
import { differentQuestion, fingerprint, stableSeed } from '../different-question.ts';
import { contentJson, storedQuestion } from '../question-content.ts';
import type { QuestionRecord } from '../question-record.ts';
import { showsAtOnce } from './answer-visibility.ts';

/** The condition that `question` is practice, or its assignment still accepts answers. */
function stillWorkable(now: Date): SQL {
  return sql`(assignment_id is null or exists (
    select from student_assignment sa
    where sa.school_id = question.school_id and sa.assignment_id = question.assignment_id and sa.student_id = question.student_id
      and sa.submitted_at is null and sa.excused_at is null and ${new Date(now.getTime() - GRACE_MS).toISOString()}::timestamptz < sa.accepts_until))`;
}

/** One more hint, unless another request has just opened it. */
export async function openHint({ execute }: Session, record: QuestionRecord, now: Date): Promise<void> {
  await execute(sql`
    with q as (
      update question set hints_opened = hints_opened + 1
      where school_id = ${record.schoolId} and id = ${record.id} and hints_opened = ${record.hintsOpened} and ${stillWorkable(now)}
      returning assignment_id, student_id
    )
    update student_assignment sa set hints_opened = sa.hints_opened + 1,
      last_activity_at = greatest(sa.last_activity_at, ${now}::timestamptz)
    from q where sa.school_id = ${record.schoolId} and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id`);
}

/**
 * Notes that the worked solution was seen. An open question is done by that: it counts as seen, not as right, and the
 * assignment is handed in by itself when it was the last.
 */
export async function markSolutionViewed({ execute }: Session, record: QuestionRecord, now: Date): Promise<void> {
  const reveals = record.state === 'open' && showsAtOnce(record.assignment);
  await execute(sql`
    with q as (
      update question set solution_viewed_at = ${now}::timestamptz,
        state = case when ${reveals} then 'revealed' else state end,
        done_at = case when ${reveals} then coalesce(done_at, ${now}::timestamptz) else done_at end
      where school_id = ${record.schoolId} and id = ${record.id} and state = ${record.state} and solution_viewed_at is null and ${stillWorkable(now)}
      returning assignment_id, student_id
    )
    update student_assignment sa set items_done = sa.items_done + ${reveals ? 1 : 0}::int,
      started_at = coalesce(sa.started_at, ${now}::timestamptz),
      last_activity_at = greatest(sa.last_activity_at, ${now}::timestamptz),
      submitted_at = case when sa.items_done + ${reveals ? 1 : 0}::int >= sa.items_total
        then coalesce(sa.submitted_at, ${now}::timestamptz) else sa.submitted_at end
    from q join assignment w on w.school_id = ${record.schoolId} and w.id = q.assignment_id
    where sa.school_id = ${record.schoolId} and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id`);
}

/**
 * The similar question of a question: the same skill and level with other numbers, outside the assignment; always the same one. After a
 * misconception that was seen once, one in which it can show again (ADR 0062).
 */
export async function similarTo(session: Session, record: QuestionRecord, now: Date): Promise<string> {
  const seen = new Set([fingerprint(storedQuestion(record))]);
  const skill = (await askedSkills(session))(record.skillId);
  if (!skill) throw conflict('no-more', 'از این مهارت دیگر سؤال تازه‌ای نداریم.');
  const level = skill.levels.includes(record.level) ? record.level : skill.targetLevel;
  const mistake = (await toConfirm(session, record, [record.skillId], now)).get(record.skillId);
  const source = differentQuestion(
    record.skillId,
    level,
    seen,
    (draw) => stableSeed('twin', record.id, draw),
    (question) => !mistake || canShow(question, mistake.misconceptionId),
  );
  await session.execute(sql`
    insert into question (school_id, student_id, context, skill_id, level, seed, content, similar_to, created_at)
    values (${record.schoolId}, ${record.studentId}, 'practice', ${source.skillId}, ${source.level}, ${source.seed},
      ${contentJson(source)}::json, ${record.id}, ${now}::timestamptz)
    on conflict (school_id, similar_to) where similar_to is not null do nothing`);
  const [similar] = await session.query(
    IdRow,
    sql`
    select id from question where school_id = ${record.schoolId} and similar_to = ${record.id}`,
  );
  if (!similar) throw new Error('a similar question that was just made is gone');
  return similar.id;
}
