import { check, newProgress, type RawInput, type Verdict } from '@mashq/curriculum';
import * as v from 'valibot';
import { tehranDay } from '../../platform/calendar.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { requireContent, StoredQuestion, storedQuestion } from '../question-content.ts';
import { QuestionRecord } from '../question-record.ts';
import { helpReason, type Learning, masteryAfterFirstTry } from './mastery-after-first-try.ts';

/** A first try that is counted in a child's mastery of a skill. */
export const CountedTry = v.object({
  ...StoredQuestion.entries,
  ...v.pick(QuestionRecord, ['level', 'context', 'sessionId', 'hintsOpened', 'withdrawnAt']).entries,
  id: v.string(),
  studentId: v.string(),
  raw: jsonAs<RawInput>(),
  answeredAt: v.date(),
  receivedAt: v.date(),
  countedAt: v.date(),
  /** Its assignment hid results when it was answered. */
  wasHidden: v.boolean(),
});
export type CountedTry = v.InferOutput<typeof CountedTry>;

export interface Replayed extends Learning {
  /** Days in Asia/Tehran on which the teacher was asked to help. */
  readonly helpDays: ReadonlySet<string>;
}

/** The mastery that follows from first tries in the order in which they were counted; from those alone that `counts` lets in. */
export function replayMastery(
  tries: readonly CountedTry[],
  counts: (tried: CountedTry, verdict: Verdict) => boolean = () => true,
): Replayed {
  let learning: Learning = { progress: newProgress, learnedAt: null, lastAt: null };
  const helpDays = new Set<string>();
  for (const tried of tries) {
    const content = requireContent(tried);
    const question = storedQuestion({ ...tried, content });
    const verdict = check(question, tried.raw);
    if (!counts(tried, verdict)) continue;
    const at = tried.wasHidden ? tried.answeredAt : tried.receivedAt;
    const next = masteryAfterFirstTry({ ...tried, content, ...learning }, question, verdict, at);
    if (next === null) continue;
    learning = next;
    if (helpReason(next.progress) !== null) helpDays.add(tehranDay(tried.countedAt));
  }
  return { ...learning, helpDays };
}
