import { useStudents } from '@mashq/state/students';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { studentsWords } from '../../../strings/teacher/students.ts';
import { StudentsTable } from '../students/StudentsTable.tsx';
import type { ClassTabProps } from './class-tab-props.ts';

/** No class has more. */
const WHOLE_CLASS = 100;

/** The students of a class with mastery, minutes, open work and help alerts. */
export function StudentsTab({ schoolClass }: ClassTabProps) {
  return (
    <QueryBoundary
      query={useStudents({ classId: schoolClass.id, size: WHOLE_CLASS })}
      skeleton={<Skeleton shape="card" size="huge" />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <LazyEmptyState picture="people">{studentsWords.noneOfClass}</LazyEmptyState>
        ) : (
          <StudentsTable students={items} />
        )
      }
    </QueryBoundary>
  );
}
