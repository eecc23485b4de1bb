import type { AssignmentKind, HomeworkSource, StudentAssignment } from '@mashq/api/contract';
import { StudentHomeworkCard } from '@mashq/ui/learning/homework-card';
import { studentHomeworks } from '../../strings/student-homeworks.ts';
import { sourceIfNotInTitle } from '../source-if-not-in-title.ts';
import { deadlineText } from './deadline-text.ts';
import { studentWorkPath } from './work-path.ts';

export interface HomeworkCardProps {
  /** Homework, or with its kind other assigned work. */
  homework: StudentAssignment & { kind?: AssignmentKind; source: HomeworkSource | null };
  level?: 2 | 3 | 4;
  /** Other work of the list has the same title: its class is said. @default false */
  isTwin?: boolean;
  /** The one that its list leads to first. @default true */
  isNext?: boolean;
}

/** Assigned work in a list. */
export function HomeworkCard({ homework, level = 2, isTwin = false, isNext = true }: HomeworkCardProps) {
  const { id, kind, title, source, teacher_name, class_title, state, is_open, is_late, items_done, items_total } =
    homework;
  return (
    <StudentHomeworkCard
      title={title}
      {...(source && sourceIfNotInTitle(title, source))}
      deadline={deadlineText(homework)}
      teacher={isTwin ? studentHomeworks.ofClass(teacher_name, class_title) : teacher_name}
      state={state}
      isOpen={is_open}
      isLate={is_late}
      done={items_done}
      total={items_total}
      href={studentWorkPath(kind ?? 'homework', id)}
      isNext={isNext}
      level={level}
    />
  );
}
