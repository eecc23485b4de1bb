import type { Contract, ParsedOf } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { teachesClass } from '../../school/find-classes.ts';
import { readTimes } from '../assignments/assignment-content.ts';
import { createAssignment, taughtClass } from '../assignments/create.ts';
import { noSuchAssignment } from '../assignments/kinds.ts';
import { childrenInClass, resolveTarget } from '../assignments/target.ts';
import { type AssignmentRow, assignedSkills, findAssignments } from '../assignments/teacher-queries.ts';
import { reviewSkills } from './review-skills.ts';
import { sourceOf } from './view.ts';

/** Whom a copy is for. Who has left the class since is left out; where nobody is left it is refused when it is handed out. */
async function targetOf(db: Session, { schoolId, classId, target, groups }: AssignmentRow, ofCopy: string) {
  if (classId !== ofCopy || target === 'class') return { target: 'class' as const, groups: [] };
  if (target === 'groups') {
    const groupIds = groups.flatMap(({ group_id: id }) => (id === null ? [] : [id]));
    return resolveTarget(db, schoolId, classId, { groupIds, studentIds: [] }, groups);
  }
  const named = groups.flatMap(({ student_ids: ids }) => ids);
  const studentIds = await childrenInClass(db, schoolId, classId, named);
  return { target, groups: [{ name: '', groupId: null, skillIds: [], studentIds }] };
}

/**
 * The same homework for another class of the grade, or again for a class of this year: with its own numbers; what came back
 * for review is what is due in that class. What was set for a class of a past year serves too. In its own class it is for whom
 * the first was for, groups as they are now; in another one for the whole class.
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
    and (w.teacher_id = ${actor.id} or (w.published_at is not null and ${teachesClass(actor, now)}))`;
  const [row] = await findAssignments(db, mine, now);
  if (!row) throw noSuchAssignment('homework');
  const grade = await taughtClass(db, actor, classId, now);
  if (grade !== row.grade) throw unprocessable('other-grade', 'این تکلیف برای پایهٔ دیگری است.');
  const all = await assignedSkills(db, schoolId, id);
  const fresh = all.filter(({ skillId, isReview }) => !isReview && skillById(skillId) !== undefined);
  if (fresh.length === 0) throw unprocessable('no-skill', 'مهارت‌های این تکلیف دیگر سؤال ندارند.');
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
      ...(await targetOf(db, row, classId)),
      itemMode,
      hintsAllowed,
      showAnswers,
      latePolicy,
      note,
    },
  });
}
