import type { AnswerReplySchema, Contract, ParsedOf } from '@mashq/api/contract';
import {
  check,
  type FirstTry,
  firstTryValue,
  guessableOptions,
  helpAfter,
  isLearned,
  type Question,
  recordFirstTry,
  recordReview,
  type SkillProgress,
  type Verdict,
  wrongForTeacher,
} from '@mashq/curriculum';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { HelpReason, QuestionState } from '../db/schema/index.ts';
import { conflict } from '../failure.ts';
import { GRACE_MS, studentState, takesAnswers } from '../homework/state.ts';
import { type JudgedAnswer, storeAnswer } from './answer-statement.ts';
import { daysBetween, tehranDay } from './calendar.ts';
import { storedQuestion } from './question-content.ts';
import { attemptedFacts, type QuestionFacts } from './question-facts.ts';
import { allowsHints, showsAnswers, tellsAtOnce, visibleState } from './showing.ts';
import { standingView } from './standing.ts';

type AnswerBody = ParsedOf<Contract['member']['questions']['answer']>['body'];
export type AnswerReply = InferOutput<typeof AnswerReplySchema>;

/** How long an answer may have waited on a device for the network and still count from when it was given. */
const WAITING_MS = 7 * 24 * 60 * 60_000;

/** Times an answer is judged anew when something else happens on the question in between; each time something did happen. */
const MOST_JUDGEMENTS = 8;

/**
 * The moment an answer counts from. An answer that waited for the network counts from when it was given, for up to a
 * week: a child without a connection is not late for it. Every other counts from now, with the minute's grace of the clock.
 */
function countsFrom({ answeredAt, offline }: AnswerBody, now: Date): Date {
  const given = new Date(answeredAt);
  const waited = now.getTime() - given.getTime();
  if (waited < 0 || !offline || waited > WAITING_MS) return now;
  return given;
}

function requireOpen(facts: QuestionFacts, body: AnswerBody, at: Date, now: Date): void {
  const { homework } = facts;
  if (homework !== null) {
    const graced = new Date(Math.max(homework.startAt.getTime(), at.getTime() - (body.offline ? 0 : GRACE_MS)));
    // What was given before handing in, and arrives after it, still belongs to it.
    const submittedAt =
      homework.submittedAt !== null && body.offline && at <= homework.submittedAt ? null : homework.submittedAt;
    if (now < homework.startAt || !takesAnswers({ ...homework, submittedAt }, homework, graced)) {
      throw conflict('closed', 'این تکلیف دیگر جواب نمی‌گیرد.');
    }
  }
  const isDone = facts.state !== 'open' && (tellsAtOnce(homework) || facts.state === 'revealed');
  if (isDone) throw conflict('done', 'این سؤال تمام شده است.');
}

function stateAfter({ state, tries, homework }: QuestionFacts, verdict: Verdict['verdict']): QuestionState {
  if (verdict === 'invalid') return state;
  if (!tellsAtOnce(homework)) return verdict === 'right' ? 'right' : 'wrong';
  if (verdict === 'right') return tries === 0 ? 'right' : 'corrected';
  return 'open';
}

interface Learning {
  readonly progress: SkillProgress;
  readonly learnedAt: Date | null;
}

/**
 * Only the first try counts, and a hint opened before it makes it worth nothing. A homework mixes skills, so that for a
 * skill learned before it is a spaced review.
 */
function learn(facts: QuestionFacts, question: Question, verdict: Verdict, now: Date): Learning | null {
  if (facts.tries > 0) return null;
  const value = firstTryValue(verdict, facts.hintsOpened > 0);
  if (value === null) return null;
  const { targetLevel } = facts.content;
  const attempt: FirstTry = { level: facts.level, targetLevel, value, guessable: guessableOptions(question.answer) };
  const before = facts.progress;
  const mixed = facts.context === 'homework' && facts.learnedAt !== null;
  const progress = mixed
    ? recordReview(before, attempt, daysBetween(facts.learnedAt ?? now, now))
    : recordFirstTry(before, attempt);
  const reviewed = progress.reviewsPassed > before.reviewsPassed;
  const learnedAt = reviewed || (isLearned(progress) && facts.learnedAt === null) ? now : facts.learnedAt;
  return { progress, learnedAt };
}

function helpReason(progress: SkillProgress): HelpReason | null {
  if (helpAfter(progress) !== 'teacher') return null;
  return progress.wrongInARow >= wrongForTeacher ? 'four-wrong-in-a-row' : 'not-learned-after-twenty';
}

interface Judged {
  readonly answer: JudgedAnswer;
  readonly reply: AnswerReply;
}

/** What an answer is worth on a question as it stands, and what is to be said of it. Pure but for the attempt's own times. */
function judge(facts: QuestionFacts, body: AnswerBody, at: Date, now: Date): Judged {
  const question = storedQuestion(facts);
  const verdict = check(question, body.raw);
  const counts = verdict.verdict !== 'invalid';
  const state = stateAfter(facts, verdict.verdict);
  const tries = facts.tries + (counts ? 1 : 0);
  const tells = tellsAtOnce(facts.homework) || showsAnswers(facts.homework, now);
  const learning = learn(facts, question, verdict, now);
  const done = facts.state === 'open' && state !== 'open' ? 1 : 0;
  const wasRight = facts.state === 'right' || facts.state === 'corrected';
  const isRight = state === 'right' || state === 'corrected';
  const progress = learning?.progress ?? facts.progress;
  const { homework } = facts;
  const itemsDone = (homework?.itemsDone ?? 0) + done;
  const itemsTotal = homework?.itemsTotal ?? 1;
  const mayFinish = tellsAtOnce(homework);
  const finishes = homework !== null && mayFinish && itemsDone >= itemsTotal;
  const stillOpen = state === 'open' || (counts && !tellsAtOnce(homework));

  const reply: AnswerReply = {
    attempt_id: body.id,
    verdict: counts && !tells ? 'stored' : verdict.verdict,
    reason: verdict.verdict === 'invalid' ? verdict.reason : null,
    message: counts && !tells ? [{ t: 'text', text: 'جوابت ثبت شد.' }] : [...verdict.message],
    right_parts: tells && verdict.verdict === 'partial' ? { right: verdict.right, out_of: verdict.outOf } : null,
    state: visibleState({ state, tries }, tells),
    tries,
    more_hints: allowsHints(homework) && stillOpen && facts.hintsOpened < question.hints.length,
    may_open_solution: tells && (tries > 0 || facts.hintsOpened >= question.hints.length),
    offer_example: tells && counts && facts.tries === 0 && helpAfter(progress) !== 'none',
    standing: tells ? standingView(facts.skillId, progress) : null,
    items_done: itemsDone,
    items_total: itemsTotal,
    next_question_id: facts.nextId,
    homework_state:
      homework === null
        ? null
        : studentState(
            {
              ...homework,
              startedAt: counts ? (homework.startedAt ?? at) : homework.startedAt,
              submittedAt: finishes ? at : homework.submittedAt,
            },
            homework,
            at,
          ),
  };

  const answer: JudgedAnswer = {
    id: body.id,
    raw: body.raw,
    normalized: verdict.verdict === 'invalid' ? null : verdict.normalized,
    verdict: verdict.verdict,
    misconceptionId: verdict.verdict === 'wrong' ? (verdict.misconceptionId ?? null) : null,
    shownAt: new Date(body.shownAt),
    answeredAt: at,
    receivedAt: now,
    activeMs: body.activeMs,
    offline: body.offline,
    reply,
    state,
    tries,
    done,
    firstTryRight: facts.tries === 0 && verdict.verdict === 'right' && facts.hintsOpened === 0 ? 1 : 0,
    finalRight: Number(isRight) - Number(wasRight),
    mayFinish,
    progress: learning?.progress ?? null,
    learnedAt: learning?.learnedAt ?? null,
    help: learning ? helpReason(learning.progress) : null,
    day: tehranDay(now),
  };
  return { answer, reply };
}

/**
 * Checks and stores an answer, then says what it was worth: one read, one statement. The same attempt id gets the reply it
 * got the first time, whatever has happened since. Nothing is confirmed that is not stored.
 */
export async function answerQuestion(
  { db, clock }: Context,
  actor: Actor,
  questionId: string,
  body: AnswerBody,
): Promise<AnswerReply> {
  for (let judgement = 0; judgement < MOST_JUDGEMENTS; judgement += 1) {
    const now = clock();
    const facts = await attemptedFacts(db, actor.id, questionId, body.id);
    if (facts.storedReply !== null) return facts.storedReply as AnswerReply;
    const at = countsFrom(body, now);
    requireOpen(facts, body, at, now);
    const { answer, reply } = judge(facts, body, at, now);
    if (await storeAnswer(db, facts, answer)) return reply;
  }
  // The id belongs to an answer on another question, perhaps another child's: that is all that is said of it.
  throw conflict('attempt-id', 'این جواب ثبت نشد. صفحه را تازه کن و دوباره تلاش کن.');
}
