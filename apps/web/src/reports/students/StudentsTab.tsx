import { useStudents } from '@mashq/state/reports/students/students';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import type { ReactNode } from 'react';
import { ExportMenu } from '../../platform/files/ExportMenu.tsx';
import { studentsFiles } from '../../platform/files/export-files.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import type { ClassTabProps } from '../../platform/routing/class-path.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import { StudentsTable } from './StudentsTable.tsx';

/** No class has more. */
const WHOLE_CLASS = 100;

export interface StudentsTabProps extends ClassTabProps {
  /** Below the list. */
  footer?: ReactNode;
}

/** The students of a class with mastery, minutes, open work and help alerts. */
export function StudentsTab({ schoolClass, footer }: StudentsTabProps) {
  const { isTeacher } = useReportRole();
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
      {footer}
    </Stack>
  );
}
