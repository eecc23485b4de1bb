import type { CommentSchema, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import { conflict } from '../app-error.ts';
import { homeworkLevel } from '../assignments/level.ts';
import { ACCEPTS_AT, effectiveDeadline, isLate, studentState, takesAnswers } from '../assignments/state.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import { namedStatement } from '../db/named-statement.ts';
import { revealsResult, showsAnswers, visibleState } from '../grading/answer-visibility.ts';
import { countShownResults } from '../grading/count-shown-results.ts';
import { masteryView } from '../grading/mastery.ts';
import { readProgress } from '../grading/progress.ts';
import { markRevealed } from '../grading/revealing.ts';
import { type QuestionView, showQuestions } from '../grading/view.ts';
import type { QuestionCache } from '../questions/question-cache.ts';
import { manyQuestionRecord } from '../questions/question-record.ts';
import { skillInfo } from '../questions/skill-info.ts';
import { assignQuestions } from './assign-questions.ts';
import {
  countMemberHomeworks,
  findMemberHomeworks,
  homeworkItems,
  type MemberHomeworkRow,
  memberHomeworkRow,
  openToChild,
  visibleTo,
} from './member-queries.ts';
import { skillsOfHomework } from './teacher-queries.ts';

type Calls = Contract['member']['homework'];
type Detail = ResponseOf<Calls['read']>;
type Summary = ResponseOf<Calls['list']>['items'][number];

function summary(row: MemberHomeworkRow, now: Date): Summary {
  return {
    id: row.homeworkId,
    title: row.title,
    grade: row.grade,
    source: { kind: row.sourceKind, first: row.sourceFirst, last: row.sourceLast },
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

/** What the teacher said to the class and to this child. */
async function commentsFor({ rows }: Session, { id, schoolId }: Actor, homeworkId: string) {
  const found = await rows<Omit<InferOutput<typeof CommentSchema>, 'created_at'> & { created_at: Date }>(sql`
    select m.id, a.first_name || ' ' || a.last_name as author_name,
      case when a.role = 'STUDENT' then 'STUDENT' else 'TEACHER' end as author_role, m.body, m.created_at
    from comment m join account a on a.id = m.author_id
    where m.school_id = ${schoolId} and m.homework_id = ${homeworkId} and (m.student_id is null or m.student_id = ${id})
    order by m.created_at`);
  return found.map((comment) => ({ ...comment, created_at: comment.created_at.toISOString() }));
}

function resultOf(row: MemberHomeworkRow, now: Date): Detail['result'] {
  const state = studentState(row, row, now);
  const isOver = state === 'submitted' || state === 'auto_submitted' || state === 'reviewed';
  if (!isOver || !showsAnswers(row, now)) return null;
  return {
    first_try_right: row.firstTryRight,
    right: row.finalRight,
    // What was left empty counts as not right.
    level: homeworkLevel(row.itemsTotal, row.firstTryRight),
  };
}

/** Handing in, where the homework still accepts it at the moment the row is locked. */
const HAND_IN = namedStatement<
  { schoolId: string; homeworkId: string; studentId: string; now: string },
  { handedIn: number }
>(
  'hand_in',
  `update student_homework sh set submitted_at = :now::timestamptz,
      started_at = coalesce(sh.started_at, :now::timestamptz),
      last_activity_at = greatest(sh.last_activity_at, :now::timestamptz)
    where sh.school_id = :schoolId::uuid and sh.homework_id = :homeworkId::uuid and sh.student_id = :studentId::uuid
      and ${ACCEPTS_AT}
    returning 1 as "handedIn"`,
);

/** The child's side of homework. */
export function memberHomeworkService({ db, clock }: Context, known: QuestionCache) {
  async function detail(actor: Actor, homeworkId: string): Promise<Detail> {
    const now = clock();
    await countShownResults(db, actor, now);
    const row = await memberHomeworkRow(db, actor, homeworkId, now);
    await assignQuestions(db, row, actor, now);
    const [items, skillIds, comments] = await Promise.all([
      homeworkItems(db, actor, homeworkId),
      skillsOfHomework(db, actor.schoolId, homeworkId),
      commentsFor(db, actor, homeworkId),
    ]);
    const progress = await readProgress(db, actor, skillIds);
    const shows = showsAnswers(row, now);
    // Once more, for what was stored since: an item is marked before it is shown.
    const revealed = items.filter((item) => revealsResult(item, row, now)).map(({ id }) => id);
    await markRevealed(db, actor.schoolId, revealed, now);
    return {
      ...summary(row, now),
      skills: skillIds.map((id) => ({ ...skillInfo(id), mastery: masteryView(id, progress.get(id)) })),
      items: items.map((item) => ({
        question_id: item.id,
        position: item.position,
        skill_id: item.skillId,
        state: visibleState(item, shows),
      })),
      comments,
      result: resultOf(row, now),
    };
  }

  /** Another request handed it in meanwhile; or its time is over. */
  async function requireHandedIn(actor: Actor, homeworkId: string, now: Date): Promise<void> {
    const row = await memberHomeworkRow(db, actor, homeworkId, now);
    if (row.submittedAt === null) throw conflict('closed', 'زمان این تکلیف تمام شده است. هر چه جواب داده‌ای ثبت شده.');
  }

  return {
    list: async (actor: Actor, query: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const now = clock();
      const { page, size, state } = query;
      const mine = visibleTo(actor, now);
      const open = openToChild(now);
      const condition =
        state === undefined ? mine : state === 'open' ? sql`${mine} and ${open}` : sql`${mine} and not ${open}`;
      const [rows, total] = await Promise.all([
        findMemberHomeworks(db, condition, now, { limit: size, offset: (page - 1) * size }),
        countMemberHomeworks(db, condition),
      ]);
      return { page, size, total, items: rows.map((row) => summary(row, now)) };
    },

    read: detail,

    questions: async (actor: Actor, homeworkId: string): Promise<QuestionView[]> => {
      const now = clock();
      const row = await memberHomeworkRow(db, actor, homeworkId, now);
      await assignQuestions(db, row, actor, now);
      const record = await manyQuestionRecord(db, actor, homeworkId);
      for (const one of record) known.set(one);
      return showQuestions(db, record, now);
    },

    submit: async (actor: Actor, homeworkId: string): Promise<Detail> => {
      const now = clock();
      const row = await memberHomeworkRow(db, actor, homeworkId, now);
      if (row.submittedAt === null) {
        const { id: studentId, schoolId } = actor;
        const handedIn = await HAND_IN.run(db, { schoolId, homeworkId, studentId, now: now.toISOString() });
        if (handedIn.length === 0) await requireHandedIn(actor, homeworkId, now);
      }
      return detail(actor, homeworkId);
    },
  };
}
