import { homeworkState, ownEnd, type StudentHomeworkState, studentState } from '../homework/state.ts';
import type { HomeworkFacts, QuestionFacts } from './question-facts.ts';

const FINISHED: readonly StudentHomeworkState[] = ['submitted', 'auto_submitted', 'reviewed', 'missing', 'excused'];

/** Whether the child may be told by now what is right: at once, or from handing in, or from the end for everybody. */
export function showsAnswers(homework: HomeworkFacts | null, now: Date): boolean {
  if (homework === null) return true;
  switch (homework.showAnswers) {
    case 'immediately':
      return true;
    case 'after_submit':
      return FINISHED.includes(studentState(homework, homework, now));
    case 'after_end':
      // The class's end as well as the child's own: answers travel from desk to desk.
      return homeworkState(homework, now) !== 'open' && now >= ownEnd(homework, homework);
  }
}

/** Whether answering tells at once; fixed for a homework, whatever the time. */
export function tellsAtOnce(homework: HomeworkFacts | null): boolean {
  return homework === null || homework.showAnswers === 'immediately';
}

/** A question's state as its child may see it: until answers are shown, only that it was answered. */
export function visibleState(facts: Pick<QuestionFacts, 'state' | 'tries'>, shows: boolean) {
  if (shows || facts.tries === 0) return facts.state;
  return 'answered' as const;
}

/** Hints are a homework's choice; in practice they are always there. */
export function allowsHints(homework: HomeworkFacts | null): boolean {
  return homework?.hintsAllowed ?? true;
}
