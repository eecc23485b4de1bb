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
  /** The last first try of the skill that was counted; null before the first. */
  readonly lastAt: Date | null;
}

type Tried = Pick<
  QuestionRecord,
  'level' | 'context' | 'sessionId' | 'hintsOpened' | 'progress' | 'learnedAt' | 'lastAt'
> & {
  readonly content: Pick<QuestionRecord['content'], 'targetLevel'>;
};

/**
 * The mastery after a first try; null where it is not worth counting. What is right with a hint says nothing of the
 * child. An assignment or a practice session mixes skills, so that for a skill learned before it is a spaced review.
 */
export function masteryAfterFirstTry(tried: Tried, question: Question, verdict: Verdict, now: Date): Learning | null {
  const value = firstTryValue(verdict);
  if (value === null) return null;
  const attempt: FirstTry = {
    level: tried.level,
    targetLevel: tried.content.targetLevel,
    value,
    guessable: guessableOptions(question.answer),
    hinted: tried.hintsOpened > 0,
    days: tried.lastAt === null ? 0 : Math.max(0, daysBetween(tried.lastAt, now)),
  };
  const before = tried.progress;
  const mixed = (tried.context === 'assignment' || tried.sessionId !== null) && tried.learnedAt !== null;
  const progress = mixed
    ? recordReview(before, attempt, daysBetween(tried.learnedAt ?? now, now))
    : recordFirstTry(before, attempt);
  const reviewed = progress.reviewsPassed > before.reviewsPassed;
  const learnedAt = reviewed || (isLearned(progress) && tried.learnedAt === null) ? now : tried.learnedAt;
  return { progress, learnedAt, lastAt: now };
}

/** Why a child needs its teacher's help after a first try; null where it does not. */
export function helpReason(progress: SkillProgress): HelpReason | null {
  if (helpAfter(progress) !== 'teacher') return null;
  return progress.wrongInARow >= wrongForTeacher ? 'four-wrong-in-a-row' : 'not-learned-after-twenty';
}
