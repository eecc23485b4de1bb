import type { MasteryLevel, RawInput, SkillProgress } from '@mashq/curriculum';
import { newProgress } from '@mashq/curriculum';
import type { Actor } from '../platform/actor.ts';
import type { Session, Statement } from '../platform/db/database.ts';
import type {
  AssignmentKind,
  QuestionContent,
  QuestionContext,
  QuestionState,
  StoredVerdict,
} from '../platform/db/schema/index.ts';
import {
  type AssignmentTimes,
  type Deadline,
  KEYS_FROM,
  KEYS_SHOWN_AT,
  type StudentTimes,
} from './assignment-state.ts';
import type { QuestionSource } from './make-question.ts';
import { contentOf, noSuchQuestion, requireContent } from './question-content.ts';

/** The child whose questions are asked for, as itself: somebody else's are not found. */
type Student = Pick<Actor, 'id' | 'schoolId'>;

/** The assignment a question belongs to, with the child's part in it. */
export interface AssignmentRecord extends AssignmentTimes, Deadline, StudentTimes {
  readonly assignmentId: string;
  readonly kind: AssignmentKind;
  readonly hintsAllowed: boolean;
  readonly showAnswers: 'immediately' | 'after_submit' | 'after_end';
  /** From when on the child of a quiz may know its result; null while nobody knows when, and for other kinds. */
  readonly resultsAt: Date | null;
  /** From when on nobody may answer any more, where all children have the same questions; null where each has its own, and in a quiz. */
  readonly keysFrom: Date | null;
  /** When what is right was first shown to a child with the same questions. */
  readonly keysShownAt: Date | null;
  /** The only question of a quiz that may be answered, where they come one after another; else null. */
  readonly openPosition: number | null;
  readonly itemsTotal: number;
  readonly itemsDone: number;
}

/** Everything known of one child's question before something happens on it: one query brings it. */
export interface QuestionRecord extends QuestionSource {
  readonly id: string;
  /** What the child was given; `storedQuestion(record)` is the whole question. It never changes. */
  readonly content: QuestionContent;
  readonly studentId: string;
  readonly schoolId: string;
  readonly context: QuestionContext;
  /** The practice session it was made for. */
  readonly sessionId: string | null;
  /** The assignment it belonged to until the child started over: it is kept for the log alone. */
  readonly formerAssignmentId: string | null;
  readonly state: QuestionState;
  readonly createdAt: Date;
  /** The child's device first got it. */
  readonly fetchedAt: Date | null;
  /** The child first got what reveals its answer. */
  readonly revealedAt: Date | null;
  /** Its form was withdrawn: it takes no more answers, and none counts against the child. */
  readonly withdrawnAt: Date | null;
  readonly position: number;
  readonly tries: number;
  readonly hintsOpened: number;
  readonly firstVerdict: StoredVerdict | null;
  readonly solutionViewedAt: Date | null;
  readonly similarTo: string | null;
  /** Null in practice. A similar question stands outside the assignment of its question, but leads back to it. */
  readonly assignment: AssignmentRecord | null;
  readonly progress: SkillProgress;
  /** Its mastery of the skill has a row; the first answer in a skill finds none. */
  readonly hasProgress: boolean;
  /** Learned, or a review of it last passed, at. */
  readonly learnedAt: Date | null;
  /** The next open question of its assignment. */
  readonly nextId: string | null;
  /** Assignment a similar question leads back to. */
  readonly backTo: { readonly kind: AssignmentKind; readonly id: string } | null;
}

/** With what its child is shown of it besides. */
export interface ShownQuestion extends QuestionRecord {
  readonly previousId: string | null;
  /** The newest input that counted. */
  readonly lastInput: RawInput | null;
}

type Prefixed<T, Prefix extends string> = { [Key in keyof T as `${Prefix}${Capitalize<Key & string>}`]: T[Key] | null };

type Row<Known extends QuestionRecord> = Omit<Known, 'assignment' | 'progress' | 'hasProgress' | 'content'> &
  Prefixed<AssignmentRecord, 'w'> & {
    readonly content: QuestionContent | null;
    readonly score: number | null;
    readonly counted: number | null;
    readonly lastRight: boolean | null;
    readonly skillTries: number | null;
    readonly wrongInARow: number | null;
    readonly belowInARow: number | null;
    readonly rating: number | null;
    readonly band: MasteryLevel | null;
    readonly reviewsPassed: number | null;
  };

/**
 * $1 student, $2 a question, an assignment or a practice session, $3 school. The next question is looked for from the place of the question, or of the one it
 * is a similar question of, and wraps around to what was left open; each half stops at the first it finds.
 */
const record = ({ columns = '', joins = '', where }: { columns?: string; joins?: string; where: string }) => `
    select q.id, q.student_id as "studentId", q.school_id as "schoolId", q.context, q.session_id as "sessionId",
      q.former_assignment_id as "formerAssignmentId", q.skill_id as "skillId", q.level, q.seed, q.content,
      q.created_at as "createdAt", q.fetched_at as "fetchedAt", q.revealed_at as "revealedAt", q.withdrawn_at as "withdrawnAt",
      coalesce(parent.position, q.position) as position, q.state, q.tries, q.hints_opened as "hintsOpened",
      q.first_verdict as "firstVerdict", q.solution_viewed_at as "solutionViewedAt", q.similar_to as "similarTo",
      (select json_build_object('kind', pw.kind, 'id', pw.id) from assignment pw
        where pw.school_id = q.school_id and pw.id = parent.assignment_id) as "backTo",
      w.id as "wAssignmentId", coalesce(sa.own_start_at, w.start_at) as "wStartAt", w.end_at as "wEndAt", w.archived_at as "wArchivedAt",
      w.removed_at as "wRemovedAt", w.published_at as "wPublishedAt", w.kind as "wKind", w.late_policy as "wLatePolicy", (w.hints_allowed and ay.kind is distinct from 'quiz') as "wHintsAllowed",
      w.show_answers as "wShowAnswers", sa.items_total as "wItemsTotal", sa.items_done as "wItemsDone",
      sa.own_end_at as "wOwnEndAt", sa.results_at as "wResultsAt", ${KEYS_FROM} as "wKeysFrom",
      ${KEYS_SHOWN_AT} as "wKeysShownAt", sa.open_position as "wOpenPosition", sa.excused_at as "wExcusedAt", sa.started_at as "wStartedAt",
      sa.submitted_at as "wSubmittedAt", sa.reviewed_at as "wReviewedAt", sa.last_activity_at as "wLastActivityAt",
      s.score, s.counted, s.last_right as "lastRight", s.tries as "skillTries", s.wrong_in_a_row as "wrongInARow",
      s.below_in_a_row as "belowInARow", s.rating, s.band, s.reviews_passed as "reviewsPassed", s.learned_at as "learnedAt",
      next.id as "nextId" ${columns}
    from question q
    left join question parent on parent.school_id = q.school_id and parent.id = q.similar_to
    left join assignment w on w.school_id = q.school_id and w.id = q.assignment_id
    left join student_assignment sa
      on sa.school_id = q.school_id and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
    left join assignment_activity ay
      on ay.school_id = q.school_id and ay.assignment_id = q.assignment_id and ay.position = q.activity
    left join skill_mastery s on s.school_id = q.school_id and s.student_id = q.student_id and s.skill_id = q.skill_id
    left join lateral (
      (select n.id from question n
        where n.school_id = q.school_id and n.assignment_id = coalesce(q.assignment_id, parent.assignment_id)
          and n.student_id = q.student_id and n.similar_to is null and n.position >= coalesce(parent.position, q.position) and n.state = 'open' and n.id <> q.id
        order by n.position limit 1)
      union all
      (select n.id from question n
        where n.school_id = q.school_id and n.assignment_id = coalesce(q.assignment_id, parent.assignment_id)
          and n.student_id = q.student_id and n.similar_to is null and n.position < coalesce(parent.position, q.position) and n.state = 'open'
        order by n.position limit 1)
      limit 1
    ) next on true
    ${joins}
    where q.school_id = $3::uuid and q.student_id = $1::uuid and (w.id is null or w.removed_at is null) and ${where}`;

const shown = (where: string) =>
  record({
    columns: ', last.raw as "lastInput", previous.id as "previousId"',
    joins: `left join lateral (
      select a.raw from attempt a
      where a.school_id = q.school_id and a.question_id = q.id and a.verdict <> 'invalid' and a.late_reason is null
      order by a.answered_at desc, a.received_at desc limit 1
    ) last on q.tries > 0
    left join lateral (
      select p.id from question p
      where p.school_id = q.school_id and p.assignment_id = q.assignment_id and p.student_id = q.student_id
        and p.position = q.position - 1 and p.similar_to is null limit 1
    ) previous on true`,
    where: `q.former_assignment_id is null and ${where}`,
  });

const ONE: Statement = { name: 'question_record', text: shown('q.id = $2::uuid') };
const OF_ASSIGNMENT: Statement = {
  name: 'assignment_question_records',
  text: shown('q.assignment_id = $2::uuid and q.similar_to is null order by q.position'),
};
const OF_SESSION: Statement = {
  name: 'session_question_records',
  text: shown('q.session_id = $2::uuid order by q.position'),
};
/** For an answer, which needs nothing of what is shown beside the question. */
const ANSWERED: Statement = { name: 'answered_record', text: record({ where: 'q.id = $2::uuid' }) };

function progressOf(row: Row<QuestionRecord>): SkillProgress {
  if (row.band === null) return newProgress;
  return {
    score: row.score ?? 0,
    counted: row.counted ?? 0,
    lastRight: row.lastRight ?? false,
    tries: row.skillTries ?? 0,
    wrongInARow: row.wrongInARow ?? 0,
    belowInARow: row.belowInARow ?? 0,
    rating: row.rating ?? 0,
    band: row.band,
    reviewsPassed: row.reviewsPassed ?? 0,
  };
}

function assignmentOf(row: Row<QuestionRecord>): AssignmentRecord | null {
  if (row.wAssignmentId === null) return null;
  return {
    assignmentId: row.wAssignmentId,
    startAt: row.wStartAt as Date,
    endAt: row.wEndAt as Date,
    kind: row.wKind as AssignmentKind,
    publishedAt: row.wPublishedAt,
    archivedAt: row.wArchivedAt,
    removedAt: row.wRemovedAt,
    latePolicy: row.wLatePolicy as Deadline['latePolicy'],
    hintsAllowed: row.wHintsAllowed as boolean,
    showAnswers: row.wShowAnswers as AssignmentRecord['showAnswers'],
    itemsTotal: row.wItemsTotal as number,
    itemsDone: row.wItemsDone ?? 0,
    ownEndAt: row.wOwnEndAt,
    resultsAt: row.wResultsAt,
    keysFrom: row.wKeysFrom,
    keysShownAt: row.wKeysShownAt,
    openPosition: row.wOpenPosition,
    excusedAt: row.wExcusedAt,
    startedAt: row.wStartedAt,
    submittedAt: row.wSubmittedAt,
    reviewedAt: row.wReviewedAt,
    lastActivityAt: row.wLastActivityAt,
  };
}

const derived = (row: Row<QuestionRecord>) => ({
  content: requireContent(row),
  assignment: assignmentOf(row),
  progress: progressOf(row),
  hasProgress: row.band !== null,
});

/** The record of a child's own question; throws `not-found` for any other, and for one whose assignment was taken back. */
export async function questionRecord(session: Session, student: Student, questionId: string): Promise<ShownQuestion> {
  const [row] = await session.query<Row<ShownQuestion>>(ONE, [student.id, questionId, student.schoolId]);
  if (!row) throw noSuchQuestion();
  return { ...row, ...derived(row) };
}

/** The record of a child's own question that is about to be answered; throws as `questionRecord` does. */
export async function answeredRecord(session: Session, student: Student, questionId: string): Promise<QuestionRecord> {
  const [row] = await session.query<Row<QuestionRecord>>(ANSWERED, [student.id, questionId, student.schoolId]);
  if (!row) throw noSuchQuestion();
  return { ...row, ...derived(row) };
}

async function shownQuestions(
  session: Session,
  statement: Statement,
  student: Student,
  id: string,
): Promise<ShownQuestion[]> {
  const rows = await session.query<Row<ShownQuestion>>(statement, [student.id, id, student.schoolId]);
  return rows.filter((row) => contentOf(row) !== null).map((row) => ({ ...row, ...derived(row) }));
}

/** The record of all questions of a child's assignment, in order: one query. */
export const assignmentQuestionRecords = (session: Session, student: Student, assignmentId: string) =>
  shownQuestions(session, OF_ASSIGNMENT, student, assignmentId);

/** The records of all questions of a child's practice session, in order: one query. */
export const sessionQuestionRecords = (session: Session, student: Student, sessionId: string) =>
  shownQuestions(session, OF_SESSION, student, sessionId);
