import {
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
import { daysBetween } from '../../platform/calendar.ts';
import type { HelpReason } from '../../platform/db/schema/index.ts';
import type { QuestionRecord } from '../question-record.ts';

export interface Learning {
  readonly progress: SkillProgress;
  readonly learnedAt: Date | null;
}

type Tried = Pick<QuestionRecord, 'level' | 'context' | 'sessionId' | 'hintsOpened' | 'progress' | 'learnedAt'> & {
  readonly content: Pick<QuestionRecord['content'], 'targetLevel'>;
};

/**
 * The mastery after a first try; null where it is not worth counting. A hint opened before it makes it worth nothing. A
 * assignment or a practice session mixes skills, so that for a skill learned before it is a spaced review.
 */
export function countFirstTry(tried: Tried, question: Question, verdict: Verdict, now: Date): Learning | null {
  const value = firstTryValue(verdict, tried.hintsOpened > 0);
  if (value === null) return null;
  const { targetLevel } = tried.content;
  const attempt: FirstTry = { level: tried.level, targetLevel, value, guessable: guessableOptions(question.answer) };
  const before = tried.progress;
  const mixed = (tried.context === 'assignment' || tried.sessionId !== null) && tried.learnedAt !== null;
  const progress = mixed
    ? recordReview(before, attempt, daysBetween(tried.learnedAt ?? now, now))
    : recordFirstTry(before, attempt);
  const reviewed = progress.reviewsPassed > before.reviewsPassed;
  const learnedAt = reviewed || (isLearned(progress) && tried.learnedAt === null) ? now : tried.learnedAt;
  return { progress, learnedAt };
}

/** Why a child needs its teacher's help after a first try; null where it does not. */
export function helpReason(progress: SkillProgress): HelpReason | null {
  if (helpAfter(progress) !== 'teacher') return null;
  return progress.wrongInARow >= wrongForTeacher ? 'four-wrong-in-a-row' : 'not-learned-after-twenty';
}
