import type { SchoolOverview } from '@mashq/api/contract';
import { useProvinces } from '@mashq/state/management';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../loading/QueryBoundary.tsx';
import { management } from '../../strings/management.ts';
import { HomeworksBadge } from './HomeworksBadge.tsx';
import { ManagementSkeleton } from './ManagementSkeleton.tsx';
import { Numbers } from './Numbers.tsx';
import { RECENT_DAYS, RecentPractice } from './RecentPractice.tsx';
import { sumOf } from './sum-of.ts';

/** The schools of an organization by province, with the numbers of the last seven days. */
export function OrganizationSchools() {
  const provinces = useProvinces();
  const { schools, students, practiced, homeworks } = management.numbers;
  return (
    <QueryBoundary query={provinces} skeleton={<ManagementSkeleton />}>
      {(data) => {
        const all = data.flatMap((province) => province.schools);
        if (all.length === 0) return <LazyEmptyState picture="people">{management.noSchool}</LazyEmptyState>;
        return (
          <Stack gap={6}>
            <Numbers
              label={management.sums.organization}
              items={[
                { ...schools, value: all.length },
                { ...students, value: sumOf(all, (one) => one.students_count) },
                { label: practiced.label(formatNumber(RECENT_DAYS)), value: sumOf(all, (one) => one.practiced_lately) },
                { ...homeworks, value: sumOf(all, (one) => one.open_homeworks) },
              ]}
            />
            {data.map((province) => (
              <Card key={province.code} title={management.province(province.name)}>
                <List>
                  {province.schools.map((one) => (
                    <SchoolItem key={one.id} overview={one} />
                  ))}
                </List>
              </Card>
            ))}
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

function SchoolItem({ overview }: { overview: SchoolOverview }) {
  const { title, classes_count, students_count, open_homeworks } = overview;
  return (
    <ListItem
      title={title}
      description={
        <Stack gap={2}>
          {management.classesAndStudents(formatNumber(classes_count), formatNumber(students_count))}
          <Inline>
            <HomeworksBadge count={open_homeworks} />
          </Inline>
        </Stack>
      }
      end={<RecentPractice {...overview} />}
      isEndWide
    />
  );
}
