import { effectiveDeadline, GRACE_MS, studentState } from '../assignments/state.ts';
import type { HomeworkRecord, QuestionRecord } from '../questions/question-record.ts';

/**
 * Whether the child may know by now what is right: at once, from handing in, or from the end for everybody. What the
 * clock alone ends is shown once the minute of grace is over, in which answers are still accepted. `showsAnswersSql` says
 * the same to the database; a test holds the two together.
 */
export function showsAnswers(homework: HomeworkRecord | null, now: Date): boolean {
  if (homework === null) return true;
  const graceAgo = new Date(now.getTime() - GRACE_MS);
  switch (homework.showAnswers) {
    case 'immediately':
      return true;
    case 'after_submit': {
      if (homework.submittedAt !== null || homework.excusedAt !== null) return true;
      const state = studentState(homework, homework, graceAgo);
      return state !== 'not_started' && state !== 'in_progress';
    }
    case 'after_end':
      // The class's end as well as the child's own: answers travel from desk to desk.
      return graceAgo >= homework.endAt && graceAgo >= effectiveDeadline(homework, homework);
  }
}

/** Whether the reply to an answer says if it is right; fixed for a homework, whatever the time. */
export function showsAtOnce(homework: HomeworkRecord | null): boolean {
  return homework === null || homework.showAnswers === 'immediately';
}

/** Whether a reply that shows this question's state to its child reveals the answer: where results are hidden at first. */
export function revealsResult(
  question: Pick<QuestionRecord, 'tries'>,
  homework: HomeworkRecord | null,
  now: Date,
): boolean {
  return question.tries > 0 && !showsAtOnce(homework) && showsAnswers(homework, now);
}

/** A question's state as its child may see it: until answers are shown, only that it was answered. */
export function visibleState(record: Pick<QuestionRecord, 'state' | 'tries'>, shows: boolean) {
  if (shows || record.tries === 0) return record.state;
  return 'answered' as const;
}

/** Hints are a homework's choice; in practice they are always there. */
export function allowsHints(homework: HomeworkRecord | null): boolean {
  return homework?.hintsAllowed ?? true;
}
