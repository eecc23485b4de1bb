import type { HomeworkStudentRow, StudentHomeworkState } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';

/** Order of attention: stuck, or to be decided, first; finished and excused last. */
const PLACES: Readonly<Record<StudentHomeworkState, number>> = {
  missing: 1,
  not_started: 1,
  in_progress: 2,
  submitted: 3,
  auto_submitted: 3,
  reviewed: 4,
  excused: 5,
};

type Row = Pick<HomeworkStudentRow, 'help_needed' | 'waiting_answers' | 'state' | 'handed_in'>;

const place = ({ help_needed, waiting_answers, state, handed_in }: Row) => {
  if (help_needed || waiting_answers > 0) return 0;
  return isOver(state) && !handed_in ? PLACES.in_progress : PLACES[state];
};

/** Students who are stuck or wait for a decision first, then not started, in progress, handed in; in the given order within each group. */
export function sortByNeed<R extends Row>(rows: readonly R[]): R[] {
  return [...rows].sort((a, b) => place(a) - place(b));
}
