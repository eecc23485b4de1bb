import type { HomeworkStudentRow, StudentHomeworkState } from '@mashq/api/contract';

/** Who asks most for a teacher's eye comes first; who is done or excused can wait. */
const PLACES: Readonly<Record<StudentHomeworkState, number>> = {
  missing: 1,
  not_started: 1,
  in_progress: 2,
  submitted: 3,
  auto_submitted: 3,
  reviewed: 4,
  excused: 5,
};

type Row = Pick<HomeworkStudentRow, 'help_needed' | 'state'>;

const place = ({ help_needed, state }: Row) => (help_needed ? 0 : PLACES[state]);

/** The stuck first, then who has not begun, who is at it, who has handed in; within each in the order given. */
export function byNeed<R extends Row>(rows: readonly R[]): R[] {
  return [...rows].sort((one, other) => place(one) - place(other));
}
