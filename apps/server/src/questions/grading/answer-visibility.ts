import { effectiveDeadline, GRACE_MS, studentState } from '../assignment-state.ts';
import type { AssignmentRecord, QuestionRecord } from '../question-record.ts';

/**
 * Whether the child may know by now what is right: at once, from handing in, or from the end for everybody. What the
 * clock alone ends is shown once the minute of grace is over, in which answers are still accepted. `showsAnswersSql` says
 * the same to the database; a test holds the two together.
 */
export function showsAnswers(assignment: AssignmentRecord | null, now: Date): boolean {
  if (assignment === null) return true;
  if (assignment.kind === 'quiz') return assignment.resultsAt !== null && now >= assignment.resultsAt;
  const graceAgo = new Date(now.getTime() - GRACE_MS);
  switch (assignment.showAnswers) {
    case 'immediately':
      return true;
    case 'after_submit': {
      if (assignment.submittedAt !== null || assignment.excusedAt !== null) return true;
      const state = studentState(assignment, assignment, graceAgo);
      return state !== 'not_started' && state !== 'in_progress';
    }
    case 'after_end':
      // The class's end as well as the child's own: answers travel from desk to desk.
      return graceAgo >= assignment.endAt && graceAgo >= effectiveDeadline(assignment, assignment);
  }
}

/**
 * Whether the child may know what is right, its own answers or not: the worked solution. Where all children have the same
 * questions, not before nobody may answer any more, whenever a child learns its own result: solutions travel from desk to
 * desk.
 */
export function showsKeys(assignment: AssignmentRecord | null, now: Date): boolean {
  if (assignment === null) return true;
  const { keysFrom } = assignment;
  return showsAnswers(assignment, now) && (keysFrom === null || now.getTime() >= keysFrom.getTime() + GRACE_MS);
}

/** Whether the reply to an answer says if it is right; fixed for an assignment, whatever the time. */
export function showsAtOnce(assignment: AssignmentRecord | null): boolean {
  return assignment === null || (assignment.kind !== 'quiz' && assignment.showAnswers === 'immediately');
}

/** Whether a reply that shows this question's state to its child reveals the answer: where results are hidden at first. */
export function revealsResult(
  question: Pick<QuestionRecord, 'tries'>,
  assignment: AssignmentRecord | null,
  now: Date,
): boolean {
  return question.tries > 0 && !showsAtOnce(assignment) && showsAnswers(assignment, now);
}

/** A question's state as its child may see it: until answers are shown, only that it was answered. */
export function visibleState(record: Pick<QuestionRecord, 'state' | 'tries'>, shows: boolean) {
  if (shows || record.tries === 0) return record.state;
  return 'answered' as const;
}

/** Hints are an assignment's choice; in practice they are always there. */
export function allowsHints(assignment: AssignmentRecord | null): boolean {
  return assignment?.hintsAllowed ?? true;
}
