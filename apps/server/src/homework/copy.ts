import type { Contract, ParsedOf } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { unprocessable } from '../app-error.ts';
import { createAssignment, taughtClass } from '../assigned-work/create.ts';
import { noSuchAssignment } from '../assigned-work/kinds.ts';
import { readTimes } from '../assigned-work/plan.ts';
import { type AssignmentRow, assignedSkills, findAssignments } from '../assigned-work/teacher-queries.ts';
import type { Context } from '../context.ts';
import { taughtBy } from '../school/classes.ts';
import { reviewSkills } from './review-skills.ts';
import { sourceOf } from './view.ts';

/**
 * The same homework for another class of the grade, or again for a class of this year: with its own numbers, for the whole
 * class; what came back for review is what is due in that class. What was set for a class of a past year serves too.
 */
export async function copyHomework(
  context: Context,
  actor: Actor,
  id: string,
  { id: copyId, classId, draft, ...dates }: ParsedOf<Contract['teacher']['homework']['copy']>['body'],
): Promise<AssignmentRow> {
  const { db, clock } = context;
  const now = clock();
  const { schoolId } = actor;
  const mine = sql`w.school_id = ${schoolId} and w.id = ${id} and w.kind = 'homework' and w.removed_at is null
    and (w.teacher_id = ${actor.id} or (w.published_at is not null and ${taughtBy(actor, now)}))`;
  const [row] = await findAssignments(db, mine, now);
  if (!row) throw noSuchAssignment('homework');
  const grade = await taughtClass(db, actor, classId, now);
  if (grade !== row.grade) throw unprocessable('other-grade', 'این تکلیف برای پایهٔ دیگری است.');
  const all = await assignedSkills(db, schoolId, id);
  const fresh = all.filter(({ skillId, isReview }) => !isReview && skillById(skillId) !== undefined);
  if (fresh.length === 0) throw unprocessable('no-skill', 'مهارت‌های این تکلیف دیگر پرسش ندارند.');
  // Where skills came back, those of the other class come back there: each class has its own.
  const reviews = all.some(({ isReview }) => isReview) ? await reviewSkills(db, schoolId, classId, fresh, now) : [];
  const { title, itemsPerSkill, itemMode, hintsAllowed, showAnswers, latePolicy, note } = row;
  return createAssignment(context, actor, {
    id: copyId,
    kind: 'homework',
    classId,
    isDraft: draft,
    copiedFrom: id,
    content: {
      ...readTimes(dates, now),
      title,
      source: sourceOf(row),
      skills: [...fresh, ...reviews],
      itemsPerSkill,
      target: 'class',
      groups: [],
      itemMode,
      hintsAllowed,
      showAnswers,
      latePolicy,
      note,
    },
  });
}
