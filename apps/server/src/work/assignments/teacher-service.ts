import type { CommentSchema, Contract, HomeworkSkillSchema, ParsedOf } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { updateSettings } from './change-assignment.ts';
import { addComment } from './comments.ts';
import { moveDeadline } from './deadline.ts';
import { applyLifecycleEvent, type LifecycleEvent } from './lifecycle.ts';
import { removeAssignment, restoreAssignment } from './remove.ts';
import { type StudentAction, setStudentState } from './student-state.ts';
import {
  type AssignmentRow,
  assignedSkills,
  countAssignments,
  findAssignments,
  inState,
  ownAssignment,
  ownAssignmentRow,
  removedAssignment,
} from './teacher-queries.ts';
import { decideWaitingAnswers } from './waiting-answers.ts';

type Calls = Contract['teacher']['homework'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];
type ListQuery = ParsedOf<Calls['list']>['query'];

export function skillView(id: string): InferOutput<typeof HomeworkSkillSchema> {
  return { ...skillInfo(id), available: skillById(id) !== undefined };
}

/** The teacher's side of one kind of assigned work; only the teacher's own exist here. `view` is how the kind shows one. */
export function teacherAssignments<View>(
  context: Context,
  kind: AssignmentKind,
  view: (row: AssignmentRow, now: Date) => View,
) {
  const { db, clock } = context;
  const rowOf = (actor: Actor, id: string) => ownAssignmentRow(db, actor, kind, id, clock());
  const shown = async (row: Promise<AssignmentRow>): Promise<View> => view(await row, clock());

  return {
    list: async (actor: Actor, { page, size, classId, state }: ListQuery) => {
      const now = clock();
      const condition = sql.join(
        [
          state === 'cancelled' ? removedAssignment(actor, kind, now) : ownAssignment(actor, kind, now),
          ...(classId === undefined ? [] : [sql`w.class_id = ${classId}`]),
          ...(state === undefined ? [] : [inState(state, now)]),
        ],
        sql` and `,
      );
      const [total, found] = await Promise.all([
        countAssignments(db, condition),
        findAssignments(db, condition, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: found.map((row) => view(row, now)) };
    },

    read: (actor: Actor, id: string) => shown(rowOf(actor, id)),
    update: (actor: Actor, id: string, body: Body<'update'>) => shown(updateSettings(context, actor, kind, id, body)),
    remove: (actor: Actor, id: string) => removeAssignment(context, actor, kind, id),
    restore: (actor: Actor, id: string) => shown(restoreAssignment(context, actor, kind, id)),
    comment: (actor: Actor, id: string, body: Body<'comment'>): Promise<InferOutput<typeof CommentSchema>> =>
      addComment(context, actor, kind, id, body),
    deadline: (actor: Actor, id: string, body: Body<'deadline'>) => shown(moveDeadline(context, actor, kind, id, body)),
    move: (actor: Actor, id: string, event: LifecycleEvent, { version }: { readonly version: number }) =>
      shown(applyLifecycleEvent(context, actor, kind, id, event, version)),

    briefSkills: async (actor: Actor, id: string) => {
      await rowOf(actor, id);
      const skills = await assignedSkills(db, actor.schoolId, id);
      return skills.map(({ skillId, items, isReview }) => ({ ...skillView(skillId), items, is_review: isReview }));
    },

    setStudentState: (actor: Actor, id: string, studentId: string, { action }: { readonly action: StudentAction }) =>
      setStudentState(context, actor, kind, id, studentId, action),

    decideWaiting: (actor: Actor, id: string, studentId: string, body: Body<'decideWaiting'>) =>
      decideWaitingAnswers(context, actor, kind, id, studentId, body),
  };
}
