import type { MasteryLevel, RawInput, SkillProgress } from '@mashq/curriculum';
import { newProgress } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Session, Statement } from '../platform/db/database.ts';
import { IdRow, jsonAs, textAs } from '../platform/db/row.ts';
import type {
  AssignmentKind,
  QuestionContent,
  QuestionContext,
  QuestionState,
  StoredVerdict,
} from '../platform/db/schema/index.ts';
import { AssignmentTimes, Deadline, KEYS_FROM, KEYS_SHOWN_AT, StudentTimes } from './assignment-state.ts';
import { QuestionSource } from './make-question.ts';
import { answersArchived, contentOf, noSuchQuestion, requireContent, takenBack } from './question-content.ts';

/** The child whose questions are asked for, as itself: somebody else's are not found. */
type Student = Pick<Actor, 'id' | 'schoolId'>;

/** The assignment a question belongs to, with the child's part in it. */
export const AssignmentRecord = v.object({
  ...AssignmentTimes.entries,
  ...Deadline.entries,
  ...StudentTimes.entries,
  assignmentId: v.string(),
  kind: textAs<AssignmentKind>(),
  hintsAllowed: v.boolean(),
  showAnswers: v.picklist(['immediately', 'after_submit', 'after_end']),
  /** From when on the child of a quiz may know its result; null while nobody knows when, and for other kinds. */
  resultsAt: v.nullable(v.date()),
  /** From when on nobody may answer any more, where all children have the same questions; null where each has its own, and in a quiz. */
  keysFrom: v.nullable(v.date()),
  /** When what is right was first shown to a child with the same questions. */
  keysShownAt: v.nullable(v.date()),
  /** The only question of a quiz that may be answered, where they come one after another; else null. */
  openPosition: v.nullable(v.number()),
  itemsTotal: v.number(),
  itemsDone: v.number(),
});
export type AssignmentRecord = v.InferOutput<typeof AssignmentRecord>;

/** Everything known of one child's question before something happens on it: one query brings it. */
export const QuestionRecord = v.object({
  ...QuestionSource.entries,
  id: v.string(),
  /** What the child was given; `storedQuestion(record)` is the whole question. It never changes. */
  content: jsonAs<QuestionContent>(),
  studentId: v.string(),
  schoolId: v.string(),
  context: textAs<QuestionContext>(),
  /** The practice session it was made for. */
  sessionId: v.nullable(v.string()),
  /** The assignment it belonged to until the child started over: it is kept for the log alone. */
  formerAssignmentId: v.nullable(v.string()),
  state: textAs<QuestionState>(),
  createdAt: v.date(),
  /** The child's device first got it. */
  fetchedAt: v.nullable(v.date()),
  /** The child first got what reveals its answer. */
  revealedAt: v.nullable(v.date()),
  /** Its form was withdrawn: it takes no more answers, and none counts against the child. */
  withdrawnAt: v.nullable(v.date()),
  position: v.number(),
  tries: v.number(),
  hintsOpened: v.number(),
  firstVerdict: v.nullable(textAs<StoredVerdict>()),
  solutionViewedAt: v.nullable(v.date()),
  similarTo: v.nullable(v.string()),
  /** Null in practice. A similar question stands outside the assignment of its question, but leads back to it. */
  assignment: v.nullable(jsonAs<AssignmentRecord>()),
  progress: jsonAs<SkillProgress>(),
  /** Its mastery of the skill has a row; the first answer in a skill finds none. */
  hasProgress: v.boolean(),
  /** Learned, or a review of it last passed, at. */
  learnedAt: v.nullable(v.date()),
  /** Its skill was last practiced at. */
  lastAt: v.nullable(v.date()),
  /** The next open question of its assignment. */
  nextId: v.nullable(v.string()),
  /** Assignment a similar question leads back to. */
  backTo: v.nullable(v.object({ kind: textAs<AssignmentKind>(), id: v.string() })),
});
export type QuestionRecord = v.InferOutput<typeof QuestionRecord>;

const shownColumns = {
  previousId: v.nullable(v.string()),
  /** The newest input that counted. */
  lastInput: v.nullable(jsonAs<RawInput>()),
};

/** With what its child is shown of it besides. */
export type ShownQuestion = QuestionRecord & v.InferOutput<v.ObjectSchema<typeof shownColumns, undefined>>;

type PrefixedColumns<Columns extends v.ObjectEntries> = {
  [Key in keyof Columns as `w${Capitalize<Key & string>}`]: v.NullableSchema<Columns[Key], undefined>;
};

/** The columns of the assignment beside those of the question; all are null where there is none. */
const assignmentColumns = Object.fromEntries(
  Object.entries(AssignmentRecord.entries).map(([name, column]) => [
    `w${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    v.nullable(column),
  ]),
) as PrefixedColumns<typeof AssignmentRecord.entries>;

const RecordRow = v.object({
  ...v.omit(QuestionRecord, ['assignment', 'progress', 'hasProgress', 'content']).entries,
  ...assignmentColumns,
  content: v.nullable(jsonAs<QuestionContent>()),
  score: v.nullable(v.number()),
  counted: v.nullable(v.number()),
  lastRight: v.nullable(v.boolean()),
  skillTries: v.nullable(v.number()),
  wrongInARow: v.nullable(v.number()),
  belowInARow: v.nullable(v.number()),
  rating: v.nullable(v.number()),
  band: v.nullable(textAs<MasteryLevel>()),
  reviewsPassed: v.nullable(v.number()),
});
type RecordRow = v.InferOutput<typeof RecordRow>;

const ShownRow = v.object({ ...RecordRow.entries, ...shownColumns });

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
      s.last_at as "lastAt",
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
      order by a.answered_at desc, a.received_at desc, a.first_try, a.id limit 1
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

function progressOf(row: RecordRow): SkillProgress {
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

function assignmentOf(row: RecordRow): AssignmentRecord | null {
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

const derived = (row: RecordRow) => ({
  content: requireContent(row),
  assignment: assignmentOf(row),
  progress: progressOf(row),
  hasProgress: row.band !== null,
});

/** What is shown of a question; throws where its answers are archived: what was answered last would be an empty field. */
function shownOf(row: v.InferOutput<typeof ShownRow>): ShownQuestion {
  if (row.tries > 0 && row.lastInput === null) throw answersArchived();
  return { ...row, ...derived(row) };
}

/** Why there is no such record: the child's own question of work that was taken back says so. */
async function noRecord({ query }: Session, { id, schoolId }: Student, questionId: string) {
  const [row] = await query(
    IdRow,
    sql`
    select w.id from question q join assignment w on w.school_id = q.school_id and w.id = q.assignment_id
    where q.school_id = ${schoolId} and q.student_id = ${id} and q.id = ${questionId} and w.removed_at is not null`,
  );
  return row ? takenBack('کار') : noSuchQuestion();
}

/**
 * The record of a child's own question; throws `not-found` for any other, and for one whose assignment was taken back, and
 * `archived` where its answers are.
 */
export async function questionRecord(session: Session, student: Student, questionId: string): Promise<ShownQuestion> {
  const [row] = await session.runPrepared(ShownRow, ONE, [student.id, questionId, student.schoolId]);
  if (!row) throw await noRecord(session, student, questionId);
  return shownOf(row);
}

/** The record of a child's own question that is about to be answered; throws `not-found` as `questionRecord` does. */
export async function answeredRecord(session: Session, student: Student, questionId: string): Promise<QuestionRecord> {
  const [row] = await session.runPrepared(RecordRow, ANSWERED, [student.id, questionId, student.schoolId]);
  if (!row) throw await noRecord(session, student, questionId);
  return { ...row, ...derived(row) };
}

async function shownQuestions(
  session: Session,
  statement: Statement,
  student: Student,
  id: string,
): Promise<ShownQuestion[]> {
  const rows = await session.runPrepared(ShownRow, statement, [student.id, id, student.schoolId]);
  return rows.filter((row) => contentOf(row) !== null).map(shownOf);
}

/** The record of all questions of a child's assignment, in order: one query. */
export const assignmentQuestionRecords = (session: Session, student: Student, assignmentId: string) =>
  shownQuestions(session, OF_ASSIGNMENT, student, assignmentId);

/** The records of all questions of a child's practice session, in order: one query. */
export const sessionQuestionRecords = (session: Session, student: Student, sessionId: string) =>
  shownQuestions(session, OF_SESSION, student, sessionId);
