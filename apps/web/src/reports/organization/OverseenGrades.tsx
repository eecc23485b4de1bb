import { useOverseenGrades } from '@mashq/state/reports/management/organization';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { HomeworksBadge } from '../management/HomeworksBadge.tsx';
import { ManagementSkeleton } from '../management/ManagementSkeleton.tsx';
import { RecentPractice } from '../management/RecentPractice.tsx';
import { management } from '../strings/management.ts';
import { organization } from '../strings/organization.ts';
import { organizationPaths } from './organization-paths.ts';

/** The grades of a school, each a link to its classes. */
export function OverseenGrades({ schoolId }: { schoolId: string }) {
  const grades = useOverseenGrades(schoolId);
  return (
    <QueryBoundary query={grades} skeleton={<ManagementSkeleton />}>
      {(data) =>
        data.length === 0 ? (
          <LazyEmptyState picture="people">{organization.noClass}</LazyEmptyState>
        ) : (
          <Card title={organization.grades}>
            <List>
              {data.map((one) => (
                <ListItem
                  key={one.grade}
                  title={management.grade[one.grade]}
                  href={organizationPaths.grade(schoolId, one.grade)}
                  description={
                    <Stack gap={2}>
                      {management.classesAndStudents(formatNumber(one.classes_count), formatNumber(one.students_count))}
                      <Inline>
                        <HomeworksBadge count={one.open_homeworks} />
                      </Inline>
                    </Stack>
                  }
                  end={<RecentPractice {...one} />}
                  isEndWide
                />
              ))}
            </List>
          </Card>
        )
      }
    </QueryBoundary>
  );
}
