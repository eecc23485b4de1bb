import type { AnswerReplySchema, Contract, ParsedOf } from '@mashq/api/contract';
import { check, helpAfter, newProgress, type Verdict } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { AppError, conflict } from '../../platform/app-error.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import type { LateReason, QuestionState } from '../../platform/db/schema/index.ts';
import { masteryView } from '../../progress/mastery.ts';
import { awardBadges, earningsOfAnswer, isFirstOfDay, isReturn, rememberDay } from '../../progress/rewards/award.ts';
import { studentState } from '../assignment-state.ts';
import type { QuestionCache } from '../question-cache.ts';
import { noSuchQuestion, storedQuestion, takesNoAnswers } from '../question-content.ts';
import { answeredRecord, type QuestionRecord } from '../question-record.ts';
import { storeAnswer, storeLateAnswer } from './answer-statement.ts';
import { type AnswerTimes, answerTiming, possibleTimes } from './answer-time.ts';
import { allowsHints, showsAtOnce, showsKeys, visibleState } from './answer-visibility.ts';
import type { AfterAnswer, GradedAnswer, LoggedAnswer } from './graded-answer.ts';
import { helpReason, type Learning, masteryAfterFirstTry } from './mastery-after-first-try.ts';

type AnswerBody = ParsedOf<Contract['member']['questions']['answer']>['body'];
export type AnswerReply = InferOutput<typeof AnswerReplySchema>;

/** The stored part of a reply. The rest is the state of the assignment, which a repeated request gets as it is then. */
type StoredReply = Omit<AnswerReply, 'items_done' | 'items_total' | 'next_question_id' | 'homework_state'>;

const done = () => conflict('done', 'این سؤال تمام شده است.');
const left = () => conflict('question-left', 'از این سؤال گذشته‌ای. در این آزمون نمی‌شود به سؤال قبلی برگشت.');
const ahead = () => conflict('question-ahead', 'هنوز به این سؤال نرسیده‌ای. اول سؤالی را که باز است جواب بده.');
/** The id belongs to an answer to another question, perhaps another child's: that is all that is said of it. */
const idTaken = () => conflict('attempt-id', 'این جواب ثبت نشد. صفحه را تازه کن و دوباره تلاش کن.');

function stateAfter({ state, tries, assignment }: QuestionRecord, verdict: Verdict['verdict']): QuestionState {
  if (verdict === 'invalid') return state;
  if (!showsAtOnce(assignment)) return verdict === 'right' ? 'right' : 'wrong';
  if (verdict === 'right') return tries === 0 ? 'right' : 'corrected';
  return 'open';
}

function logged(body: AnswerBody, verdict: Verdict, times: AnswerTimes, now: Date): Omit<LoggedAnswer, 'reply'> {
  return {
    id: body.id,
    raw: body.raw,
    normalized: verdict.verdict === 'invalid' ? null : verdict.normalized,
    verdict: verdict.verdict,
    misconceptionId: verdict.verdict === 'wrong' ? (verdict.misconceptionId ?? null) : null,
    shownAt: times.shownAt,
    answeredAt: times.answeredAt,
    receivedAt: now,
    timeAdjusted: times.isAdjusted,
    activeMs: body.activeMs,
    offline: body.offline,
  };
}

interface Graded {
  readonly answer: GradedAnswer;
  readonly reply: StoredReply;
}

/** The verdict of an answer, what it changes, and what the reply says of it. */
function grade(
  record: QuestionRecord,
  body: AnswerBody,
  times: AnswerTimes,
  how: 'in_time' | 'earlier' | 'decided',
  now: Date,
): Graded {
  const { assignment } = record;
  const question = storedQuestion(record);
  const verdict = check(question, body.raw);
  const counts = verdict.verdict !== 'invalid';
  const shows = showsAtOnce(assignment);
  const state = stateAfter(record, verdict.verdict);
  const tries = record.tries + (counts ? 1 : 0);
  const isFirstTry = counts && record.tries === 0;
  // Where results are hidden the first try is counted when they are shown: until then mastery says nothing of it.
  const learning = isFirstTry && shows ? masteryAfterFirstTry(record, question, verdict, now) : null;
  const wasRight = record.state === 'right' || record.state === 'corrected';
  const isRight = state === 'right' || state === 'corrected';
  const progress = learning?.progress ?? record.progress;
  const stillOpen = state === 'open' || (counts && !shows);

  const reply: StoredReply = {
    attempt_id: body.id,
    verdict: counts && !shows ? 'stored' : verdict.verdict,
    late_reason: null,
    reason: verdict.verdict === 'invalid' ? verdict.reason : null,
    message: counts && !shows ? [{ t: 'text', text: 'جوابت ثبت شد.' }] : [...verdict.message],
    right_parts: shows && verdict.verdict === 'partial' ? { right: verdict.right, out_of: verdict.outOf } : null,
    state: visibleState({ state, tries }, shows),
    tries,
    more_hints: allowsHints(assignment) && stillOpen && record.hintsOpened < question.hints.length,
    may_open_solution:
      shows && showsKeys(assignment, now) && (tries > 0 || record.hintsOpened >= question.hints.length),
    offer_example: shows && isFirstTry && helpAfter(progress) !== 'none',
    mastery: shows ? masteryView(record.skillId, progress) : null,
    mastery_change: learning === null ? null : masteryChange(record, learning),
  };
  return {
    reply,
    answer: {
      ...logged(body, verdict, times, now),
      reply,
      isEarlier: how === 'earlier',
      isDecided: how === 'decided',
      state,
      tries,
      isRevealed: shows && isRight,
      isCounted: isFirstTry && shows,
      hidesResult: counts && !shows,
      done: record.state === 'open' && state !== 'open' ? 1 : 0,
      firstTryRight: isFirstTry && verdict.verdict === 'right' && record.hintsOpened === 0 ? 1 : 0,
      finalRight: Number(isRight) - Number(wasRight),
      mayFinish: shows,
      progress: learning?.progress ?? null,
      learnedAt: learning?.learnedAt ?? null,
      help: learning ? helpReason(learning.progress) : null,
      day: tehranDay(now),
    },
  };
}

/** What a first try made of its skill. Learned is said once, whatever is forgotten and learned again. */
function masteryChange(before: QuestionRecord, after: Learning): AnswerReply['mastery_change'] {
  if (after.progress.band === 'mastered' && before.progress.band !== 'mastered') return 'mastered';
  return before.learnedAt === null && after.learnedAt !== null ? 'learned' : null;
}

/** Whether the teacher decides if an answer counts that does not by itself. In a quiz nothing of the kind can come in time. */
export function waitsForTeacher({ assignment, formerAssignmentId }: QuestionRecord, reason: LateReason): boolean {
  const isShown = reason === 'revealed' || reason === 'shown_to_others';
  return isShown && assignment !== null && assignment.kind !== 'quiz' && formerAssignmentId === null;
}

const LATE = 'این جواب دیر رسید و حساب نمی‌شود؛ ولی معلمت آن را می‌بیند.';
const WAITS = 'جوابت رسید و نگه داشته شد. چون پیش از آن راه‌حل این کار دیده شده است، معلمت تصمیم می‌گیرد حساب شود یا نه.';

/** An answer that does not count by itself, for the teacher to see. The child does not learn whether it is right. */
function gradeLate(record: QuestionRecord, body: AnswerBody, times: AnswerTimes, reason: LateReason, now: Date) {
  const verdict = check(storedQuestion(record), body.raw);
  const reply: StoredReply = {
    attempt_id: body.id,
    verdict: 'stored',
    late_reason: reason,
    reason: null,
    message: [{ t: 'text', text: waitsForTeacher(record, reason) ? WAITS : LATE }],
    right_parts: null,
    // A question of before starting over says nothing more: its result may have been hidden.
    state: visibleState(record, record.formerAssignmentId === null && showsAtOnce(record.assignment)),
    tries: record.tries,
    more_hints: false,
    may_open_solution: false,
    offer_example: false,
    mastery: null,
    mastery_change: null,
  };
  return { reply, answer: { ...logged(body, verdict, times, now), reply } satisfies LoggedAnswer };
}

/** The whole reply: what it says of the answer, and the state of its assignment. */
function replyOf(reply: StoredReply, record: QuestionRecord, after: AfterAnswer, now: Date): AnswerReply {
  const { assignment } = record;
  return {
    ...reply,
    items_done: after.itemsDone ?? assignment?.itemsDone ?? 0,
    items_total: assignment?.itemsTotal ?? 1,
    next_question_id: after.nextId,
    homework_state:
      assignment === null
        ? null
        : studentState({ ...assignment, startedAt: after.startedAt, submittedAt: after.submittedAt }, assignment, now),
  };
}

/** What the assignment of a question is as last read. */
function stateNow(record: QuestionRecord): AfterAnswer {
  const { assignment } = record;
  return {
    itemsDone: assignment?.itemsDone ?? null,
    startedAt: assignment?.startedAt ?? null,
    submittedAt: assignment?.submittedAt ?? null,
    nextId: record.nextId,
  };
}

/** Where the questions of a quiz come one after another, only the one that the child is at takes answers. */
function requireReached({ assignment, position }: QuestionRecord): void {
  const open = assignment?.openPosition ?? null;
  if (open === null || position === open) return;
  throw position < open ? left() : ahead();
}

/** Whether a question takes no more answers; where results are hidden at first, an answer may be changed. */
const isDone = ({ state, assignment }: QuestionRecord) =>
  state !== 'open' && (showsAtOnce(assignment) || state === 'revealed');

interface Stored {
  readonly reply: AnswerReply;
  /** The question as it is now; the same as before where the answer came too late. */
  readonly record: QuestionRecord;
}

/**
 * Grades an answer against what is known of its question and stores it. Null where what is known is not so any more, or
 * the id is not new. Throws `closed` or `done` where it is not accepted. What is only remembered decides nothing but the
 * usual: an answer in time.
 */
async function storeAgainst(
  context: Context,
  session: Session,
  record: QuestionRecord,
  body: AnswerBody,
  now: Date,
  isRemembered = false,
): Promise<Stored | null> {
  // In a quiz it is the time of the answer that counts, also of one that did not wait for the network.
  const given = record.assignment?.kind === 'quiz' ? { ...body, offline: true } : body;
  const times = possibleTimes(given, record.createdAt, now);
  const timing = answerTiming(record, given, times, now);
  if (isRemembered && timing !== 'in_time') return null;
  // The child has started over since: what was answered before is kept, and counts no more.
  if (record.formerAssignmentId !== null) return storeLate(session, record, body, times, 'after_hand_in', now);
  requireReached(record);
  if (timing === 'refused') throw takesNoAnswers({ excusedAt: record.assignment?.excusedAt ?? null });
  if (record.withdrawnAt !== null) throw done();
  if (isDone(record)) throw done();
  if (timing !== 'in_time' && timing !== 'earlier') return storeLate(session, record, body, times, timing, now);
  const { reply, answer } = grade(record, body, times, timing, now);
  if (answer.progress !== null && !record.hasProgress) await beginProgress(session, record, now);
  const after = await storeRewarded(context, session, record, answer, now);
  if (after === null) return null;
  const { assignment } = record;
  return {
    reply: replyOf(reply, record, after, now),
    record: {
      ...record,
      state: answer.state,
      tries: answer.tries,
      firstVerdict: record.firstVerdict ?? (answer.verdict === 'invalid' ? null : answer.verdict),
      revealedAt: record.revealedAt ?? (answer.isRevealed ? now : null),
      progress: answer.progress ?? record.progress,
      hasProgress: record.hasProgress || answer.progress !== null,
      learnedAt: answer.progress === null ? record.learnedAt : answer.learnedAt,
      lastAt: answer.progress === null ? record.lastAt : now,
      assignment:
        assignment === null
          ? null
          : {
              ...assignment,
              itemsDone: after.itemsDone ?? assignment.itemsDone,
              startedAt: after.startedAt,
              submittedAt: after.submittedAt,
            },
    },
  };
}

/**
 * Stores an answer with what it earns, in one statement: both or neither, and nothing for a replay. Badges follow from what is
 * stored, and come right after it: were that lost, the next award finds them. Coming back is known once the answer is stored.
 */
async function storeRewarded(
  { db, awardsLater = false }: Context,
  session: Session,
  record: QuestionRecord,
  answer: GradedAnswer,
  now: Date,
): Promise<AfterAnswer | null> {
  const child = { schoolId: record.schoolId, studentId: record.studentId };
  const earnings = earningsOfAnswer(record, answer, now);
  const isFinished = answer.done > 0 && (record.assignment?.itemsDone ?? -1) + 1 === record.assignment?.itemsTotal;
  const isFirst = isFirstOfDay(db, record.studentId, now);
  const after = await storeAnswer(session, record, answer, { previous: isFirst, earnings });
  if (after === null) return null;
  const isBack = isFirst && answer.verdict !== 'invalid' && isReturn(after.previousAt ?? null, now);
  if (((after.badgesPossible ?? 0) > 0 || isFinished || isBack) && !awardsLater) await awardBadges(session, child, now);
  if (isFirst && answer.verdict !== 'invalid') rememberDay(db, record.studentId, now);
  return after;
}

/**
 * Counts an answer that waited for the teacher, as if it had come in time. The log gets it once more, under the id that is
 * given: what came first stays as it came. Null where the question takes no more answers; throws where the child is excused.
 * To be called with the question, the child's submission and its mastery locked.
 */
export async function countWaitingAnswer(
  context: Context,
  session: Session,
  record: QuestionRecord,
  body: AnswerBody,
  now: Date,
): Promise<AfterAnswer | null> {
  if (record.withdrawnAt !== null || record.formerAssignmentId !== null || isDone(record)) return null;
  const times = {
    shownAt: new Date(body.shownAt),
    answeredAt: new Date(body.answeredAt),
    isAdjusted: false,
    isImpossible: false,
  };
  const { answer } = grade(record, body, times, 'decided', now);
  if (answer.progress !== null && !record.hasProgress) await beginProgress(session, record, now);
  const after = await storeRewarded(context, session, record, answer, now);
  if (after === null) throw conflict('excused', 'این دانش‌آموز معاف است. اول معافیت را بردارید.');
  return after;
}

/** Stores an answer that does not count by itself: the log keeps it, nothing else changes. */
async function storeLate(
  session: Session,
  record: QuestionRecord,
  body: AnswerBody,
  times: AnswerTimes,
  reason: LateReason,
  now: Date,
): Promise<Stored | null> {
  const { reply, answer } = gradeLate(record, body, times, reason, now);
  const waits = answer.verdict !== 'invalid' && waitsForTeacher(record, reason);
  if (!(await storeLateAnswer(session, record, answer, reason, waits))) return null;
  return { reply: replyOf(reply, record, stateNow(record), now), record };
}

/** The row of a skill's mastery, so that the statement that stores an answer can lock it; as good as none until then. */
async function beginProgress({ execute }: Session, record: QuestionRecord, now: Date): Promise<void> {
  const { score, counted, tries, lastRight, wrongInARow, belowInARow, rating, band, reviewsPassed } = newProgress;
  await execute(sql`
    insert into skill_mastery (school_id, student_id, skill_id, score, counted, tries, last_right, wrong_in_a_row,
      below_in_a_row, rating, band, reviews_passed, last_at)
    values (${record.schoolId}, ${record.studentId}, ${record.skillId}, ${score}, ${counted}, ${tries}, ${lastRight},
      ${wrongInARow}, ${belowInARow}, ${rating}, ${band}, ${reviewsPassed}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`);
}

const StoredAttempt = v.object({
  questionId: v.string(),
  reply: jsonAs<StoredReply>(),
});
type StoredAttempt = v.InferOutput<typeof StoredAttempt>;

/** The reply to an answer that the child sent before. */
async function storedAttempt({ query }: Session, actor: Actor, id: string): Promise<StoredAttempt | null> {
  const [found] = await query(
    StoredAttempt,
    sql`
    select t.question_id as "questionId", t.reply
    from attempt_key k
    join attempt t on t.school_id = k.school_id and t.id = k.id and t.answered_at = k.answered_at
    where k.school_id = ${actor.schoolId} and k.id = ${id} and t.student_id = ${actor.id}`,
  );
  return found ?? null;
}

/**
 * The reply to an answer that was stored before: what it said of it then, whatever has happened since, and the state of its
 * assignment now; what is stored of an older reply has that too.
 */
async function replay(
  session: Session,
  actor: Actor,
  questionId: string,
  stored: StoredAttempt,
  now: Date,
): Promise<AnswerReply> {
  if (stored.questionId !== questionId) throw idTaken();
  const { late_reason = null, mastery_change = null } = stored.reply;
  const reply: StoredReply = { ...stored.reply, late_reason, mastery_change };
  const record = await answeredRecord(session, actor, questionId).catch(refusedAsNull);
  if (record !== null) return replyOf(reply, record, stateNow(record), now);
  return { items_done: 0, items_total: 1, next_question_id: null, homework_state: null, ...reply };
}

const LockedRecordRow = v.object({ assignmentId: v.nullable(v.string()), skillId: v.string() });

/** What an answer depends on, locked in the order in which every statement locks, and read. */
export async function lockedRecord(
  tx: Session,
  { id: studentId, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
  questionId: string,
): Promise<QuestionRecord> {
  const [row] = await tx.query(
    LockedRecordRow,
    sql`
    select assignment_id as "assignmentId", skill_id as "skillId" from question
    where school_id = ${schoolId} and id = ${questionId} and student_id = ${studentId} for no key update`,
  );
  if (!row) throw noSuchQuestion();
  await tx.execute(sql`
    select from student_assignment
    where school_id = ${schoolId} and assignment_id = ${row.assignmentId} and student_id = ${studentId}
    for no key update`);
  await tx.execute(sql`
    select from skill_mastery
    where school_id = ${schoolId} and student_id = ${studentId} and skill_id = ${row.skillId}
    for no key update`);
  return answeredRecord(tx, { id: studentId, schoolId }, questionId);
}

/**
 * Locks what an answer depends on, reads it and stores the answer: certain to come to an end, however many answers arrive
 * at once.
 */
function storeLocked(context: Context, actor: Actor, questionId: string, body: AnswerBody, now: Date): Promise<Stored> {
  return context.db.transaction(async (tx) => {
    const record = await lockedRecord(tx, actor, questionId);
    const stored = await storeAgainst(context, tx, record, body, now);
    if (stored !== null) return stored;
    const earlier = await storedAttempt(tx, actor, body.id);
    if (earlier === null) throw idTaken();
    return { reply: await replay(tx, actor, questionId, earlier, now), record };
  });
}

function refusedAsNull(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/**
 * Stores an answer, then says what it was worth; nothing is confirmed that is not stored. One round trip where this server
 * knows the question as it is. The same attempt id gets the same reply as the first time, whatever has happened since.
 */
export async function answerQuestion(
  context: Context,
  known: QuestionCache,
  actor: Actor,
  questionId: string,
  body: AnswerBody,
): Promise<AnswerReply> {
  const { db, clock } = context;
  const now = clock();
  const remembered = known.get(actor, questionId);
  // What is remembered may be out of date: a refusal is only given by what was read just now.
  let stored =
    remembered === undefined ? null : await storeAgainst(context, db, remembered, body, now, true).catch(refusedAsNull);
  if (stored === null) {
    known.forget(questionId);
    let refusal: AppError | undefined;
    try {
      stored = await storeAgainst(context, db, await answeredRecord(db, actor, questionId), body, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal = error;
    }
    if (stored === null) {
      const earlier = await storedAttempt(db, actor, body.id);
      if (earlier !== null) return replay(db, actor, questionId, earlier, now);
      if (refusal !== undefined) throw refusal;
      stored = await storeLocked(context, actor, questionId, body, now);
    }
  }
  known.set(stored.record);
  const { schoolId, assignment } = stored.record;
  if (assignment !== null) context.answered?.({ schoolId, assignmentId: assignment.assignmentId });
  return stored.reply;
}
