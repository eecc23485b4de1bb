import type { Grade } from '@mashq/api/contract';
import { useOverseenClasses, useOverseenGrades } from '@mashq/state/reports/management/organization';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { GRADE_WORDS } from '../../platform/routing/class-path.ts';
import { ClassList } from '../management/GradeClasses.tsx';
import { ManagementSkeleton } from '../management/ManagementSkeleton.tsx';
import { management } from '../strings/management.ts';
import { organization } from '../strings/organization.ts';
import { OverseenNumbers } from './OverseenNumbers.tsx';
import { OverseenSkills } from './OverseenSkills.tsx';
import { SchoolPage } from './SchoolPage.tsx';

/** One grade of a school of the organization: its numbers and classes. */
export function SchoolGradeScreen({ schoolId, gradeName }: { schoolId: string; gradeName: string }) {
  const grades = useOverseenGrades(schoolId);
  const grade = new Map(Object.entries(GRADE_WORDS)).get(gradeName);
  const title = grade === undefined ? organization.grade : management.grade[grade];
  return (
    <SchoolPage schoolId={schoolId} title={title}>
      {() => (
        <QueryBoundary query={grades} skeleton={<ManagementSkeleton />}>
          {(data) => {
            const one = data.find((overview) => overview.grade === grade);
            if (one === undefined) return <LazyEmptyState picture="lost">{organization.noGrade}</LazyEmptyState>;
            return (
              <Stack gap={6}>
                <OverseenNumbers label={management.sums.grade(title)} totals={one} />
                <Card title={management.classesTitle}>
                  <ClassesOfGrade schoolId={schoolId} grade={one.grade} />
                </Card>
                <OverseenSkills schoolId={schoolId} grade={one.grade} />
              </Stack>
            );
          }}
        </QueryBoundary>
      )}
    </SchoolPage>
  );
}

function ClassesOfGrade({ schoolId, grade }: { schoolId: string; grade: Grade }) {
  const classes = useOverseenClasses(schoolId, grade);
  return (
    <QueryBoundary query={classes} skeleton={<Skeleton shape="block" size="medium" />}>
      {(data) => <ClassList classes={data} />}
    </QueryBoundary>
  );
}
