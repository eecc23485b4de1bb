import { useStudents } from '@mashq/state/reports/students/students';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useReader } from '../../../account/use-reader.ts';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { ClassCodeCard } from '../../../profile/ClassCodeCard.tsx';
import { studentsWords } from '../../../strings/teacher/students.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { studentsFiles } from '../export/export-files.ts';
import { StudentsTable } from '../students/StudentsTable.tsx';
import type { ClassTabProps } from './class-tab-props.ts';

/** No class has more. */
const WHOLE_CLASS = 100;

/** The students of a class with mastery, minutes, open work and help alerts. */
export function StudentsTab({ schoolClass }: ClassTabProps) {
  const { isTeacher } = useReader();
  return (
    <Stack gap={6}>
      <QueryBoundary
        query={useStudents({ classId: schoolClass.id, size: WHOLE_CLASS })}
        skeleton={<Skeleton shape="card" size="huge" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture="people">{studentsWords.noneOfClass}</LazyEmptyState>
          ) : (
            <Stack gap={4}>
              {isTeacher && (
                <Inline justify="end">
                  <ExportMenu files={studentsFiles({ classId: schoolClass.id })} />
                </Inline>
              )}
              <StudentsTable students={items} />
            </Stack>
          )
        }
      </QueryBoundary>
      {isTeacher && <ClassCodeCard classId={schoolClass.id} />}
    </Stack>
  );
}
