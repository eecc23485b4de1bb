import type { HomeworkStudentRow, StudentHomeworkState } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';

/** Order of attention: stuck first, finished and excused last. */
const PLACES: Readonly<Record<StudentHomeworkState, number>> = {
  missing: 1,
  not_started: 1,
  in_progress: 2,
  submitted: 3,
  auto_submitted: 3,
  reviewed: 4,
  excused: 5,
};

type Row = Pick<HomeworkStudentRow, 'help_needed' | 'state' | 'handed_in'>;

const place = ({ help_needed, state, handed_in }: Row) =>
  help_needed ? 0 : isOver(state) && !handed_in ? PLACES.in_progress : PLACES[state];

/** Stuck students first, then not started, in progress, handed in; in the given order within each group. */
export function byNeed<R extends Row>(rows: readonly R[]): R[] {
  return [...rows].sort((one, other) => place(one) - place(other));
}
