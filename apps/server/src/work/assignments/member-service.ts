import type { Contract, ParsedOf, StudentAssignmentDetailSchema, StudentAssignmentSchema } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { masteryView } from '../../progress/mastery.ts';
import { readProgress } from '../../progress/progress.ts';
import { ACCEPTS_AT, effectiveDeadline, isLate, studentState, takesAnswers } from '../../questions/assignment-state.ts';
import { revealsResult, showsAnswers, visibleState } from '../../questions/grading/answer-visibility.ts';
import { countReleasedResults } from '../../questions/grading/count-released-results.ts';
import { markRevealed } from '../../questions/grading/mark-revealed.ts';
import { type QuestionView, showQuestions } from '../../questions/grading/view.ts';
import { levelOfWork } from '../../questions/measures.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { assignmentQuestionRecords } from '../../questions/question-record.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { assignQuestions, skillsOfChild } from './assign-questions.ts';
import { commentsForChild } from './comments.ts';
import { KINDS } from './kinds.ts';
import {
  assignmentItems,
  canReadClass,
  countMemberAssignments,
  findMemberAssignments,
  type MemberAssignmentRow,
  memberAssignmentRow,
  openToChild,
} from './member-queries.ts';
import { waitingOfChild } from './waiting-answers.ts';

type Summary = InferOutput<typeof StudentAssignmentSchema>;
type Detail = InferOutput<typeof StudentAssignmentDetailSchema>;
type ListQuery = ParsedOf<Contract['member']['homework']['list']>['query'];

/** What a child sees of an assignment of any kind. */
export function memberAssignmentView(row: MemberAssignmentRow, now: Date): Summary {
  return {
    id: row.assignmentId,
    title: row.title,
    grade: row.grade,
    teacher_name: row.teacherName,
    class_title: row.classTitle,
    state: studentState(row, row, now),
    is_open: takesAnswers(row, row, now),
    start_at: row.startAt.toISOString(),
    end_at: effectiveDeadline(row, row).toISOString(),
    is_late: isLate(row, row),
    items_total: row.itemsTotal,
    items_done: row.itemsDone,
    note: row.note,
    hints_allowed: row.hintsAllowed,
    show_answers: row.showAnswers,
  };
}

function resultOf(row: MemberAssignmentRow, now: Date): Detail['result'] {
  const state = studentState(row, row, now);
  if (!isOver(state) || !showsAnswers(row, now)) return null;
  return {
    first_try_right: row.firstTryRight,
    right: row.finalRight,
    level: levelOfWork(state, row),
  };
}

/** Handing in, where the assignment still accepts it at the moment the row is locked. */
const HandedInRow = v.object({ handedIn: v.number() });

const HAND_IN = namedStatement<
  { schoolId: string; assignmentId: string; studentId: string; now: string },
  typeof HandedInRow
>(
  'hand_in',
  HandedInRow,
  `update student_assignment sa set submitted_at = :now::timestamptz,
      started_at = coalesce(sa.started_at, :now::timestamptz),
      last_activity_at = greatest(sa.last_activity_at, :now::timestamptz)
    where sa.school_id = :schoolId::uuid and sa.assignment_id = :assignmentId::uuid and sa.student_id = :studentId::uuid
      and ${ACCEPTS_AT}
    returning 1 as "handedIn"`,
);

/** The child's side of one kind of assigned work; `extra` is what only that kind shows. */
export function memberAssignments<Extra extends object>(
  { db, clock, answered }: Context,
  known: QuestionCache,
  kind: AssignmentKind,
  extra: (row: MemberAssignmentRow) => Extra,
  /** Assigns what a child gets by looking; a package assigns the questions of an activity when it is opened. */
  assign: typeof assignQuestions = assignQuestions,
) {
  const rowOf = (actor: Actor, id: string, now: Date) => memberAssignmentRow(db, actor, kind, id, now);

  async function detail(actor: Actor, id: string): Promise<Detail & Extra> {
    const now = clock();
    await countReleasedResults(db, actor, now);
    await assign(db, await rowOf(actor, id, now), actor, now);
    const [row, items, skills, comments, waiting] = await Promise.all([
      rowOf(actor, id, now),
      assignmentItems(db, actor, id),
      skillsOfChild(db, actor, id),
      commentsForChild(db, actor, id),
      waitingOfChild(db, actor, id),
    ]);
    const skillIds = skills.map(({ skillId }) => skillId);
    const progress = await readProgress(db, actor, skillIds);
    const shows = showsAnswers(row, now);
    // Once more, for what was stored since: an item is marked before it is shown.
    const revealed = items.filter((item) => revealsResult(item, row, now)).map((item) => item.id);
    await markRevealed(db, actor.schoolId, revealed, now);
    return {
      ...memberAssignmentView(row, now),
      ...extra(row),
      skills: skillIds.map((skillId) => ({
        ...skillInfo(skillId),
        mastery: masteryView(skillId, progress.get(skillId)),
      })),
      items: items.map((item) => ({
        question_id: item.id,
        position: item.position,
        skill_id: item.skillId,
        state: visibleState(item, shows),
      })),
      comments,
      waiting_answers: waiting.undecided,
      uncounted_answers: waiting.uncounted,
      result: resultOf(row, now),
    };
  }

  /** Another request handed it in meanwhile; or its time is over. */
  async function requireHandedIn(actor: Actor, id: string, now: Date): Promise<void> {
    const row = await rowOf(actor, id, now);
    if (row.submittedAt !== null) return;
    throw conflict('closed', `زمان این ${KINDS[kind].noun} تمام شده است. هر چه جواب داده‌ای ثبت شده.`);
  }

  return {
    list: async (actor: Actor, { page, size, state }: ListQuery) => {
      const now = clock();
      const mine = canReadClass(actor, now, kind);
      const open = openToChild(now);
      const condition =
        state === undefined ? mine : state === 'open' ? sql`${mine} and ${open}` : sql`${mine} and not ${open}`;
      const [rows, total] = await Promise.all([
        findMemberAssignments(db, condition, now, { limit: size, offset: (page - 1) * size }),
        countMemberAssignments(db, condition),
      ]);
      return { page, size, total, items: rows.map((row) => ({ ...memberAssignmentView(row, now), ...extra(row) })) };
    },

    read: detail,

    questions: async (actor: Actor, id: string): Promise<QuestionView[]> => {
      const now = clock();
      await assign(db, await rowOf(actor, id, now), actor, now);
      const records = await assignmentQuestionRecords(db, actor, id);
      for (const record of records) known.set(record);
      return showQuestions(db, records, now);
    },

    submit: async (actor: Actor, id: string): Promise<Detail & Extra> => {
      const now = clock();
      const row = await rowOf(actor, id, now);
      if (row.submittedAt === null) {
        const { id: studentId, schoolId } = actor;
        const handedIn = await HAND_IN.run(db, { schoolId, assignmentId: id, studentId, now: now.toISOString() });
        if (handedIn.length === 0) await requireHandedIn(actor, id, now);
        else answered?.({ schoolId, assignmentId: id });
      }
      return detail(actor, id);
    },
  };
}
