import type { ClassOverview, GradeOverview } from '@mashq/api/contract';
import { useGradeClasses, useSchoolGrades } from '@mashq/state/management';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { LifeBuoy } from 'lucide-react';
import { LazyEmptyState } from '../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../loading/QueryBoundary.tsx';
import { management } from '../../strings/management.ts';
import { HomeworksBadge } from './HomeworksBadge.tsx';
import { ManagementSkeleton } from './ManagementSkeleton.tsx';
import { Numbers } from './Numbers.tsx';
import { RECENT_DAYS, RecentPractice } from './RecentPractice.tsx';
import { sumOf } from './sum-of.ts';

/** A manager's school: totals, and the last seven days for each class. */
export function SchoolGrades() {
  const grades = useSchoolGrades();
  const { classes, students, practiced, homeworks } = management.numbers;
  return (
    <QueryBoundary query={grades} skeleton={<ManagementSkeleton />}>
      {(data) =>
        data.length === 0 ? (
          <LazyEmptyState picture="people">{management.noClass}</LazyEmptyState>
        ) : (
          <Stack gap={6}>
            <Numbers
              label={management.sums.school}
              items={[
                { ...classes, value: sumOf(data, (one) => one.classes_count) },
                { ...students, value: sumOf(data, (one) => one.students_count) },
                {
                  label: practiced.label(formatNumber(RECENT_DAYS)),
                  value: sumOf(data, (one) => one.practiced_lately),
                },
                { ...homeworks, value: sumOf(data, (one) => one.open_homeworks) },
              ]}
            />
            {data.map((one) => (
              <GradeCard key={one.grade} overview={one} />
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function GradeCard({ overview: { grade, classes_count, students_count } }: { overview: GradeOverview }) {
  const classes = useGradeClasses(grade);
  return (
    <Card
      title={management.grade[grade]}
      subtitle={management.classesAndStudents(formatNumber(classes_count), formatNumber(students_count))}
    >
      <QueryBoundary query={classes} skeleton={<Skeleton shape="block" size="medium" />}>
        {(data) => (
          <List>
            {data.map((one) => (
              <ClassItem key={one.id} overview={one} />
            ))}
          </List>
        )}
      </QueryBoundary>
    </Card>
  );
}

function ClassItem({ overview }: { overview: ClassOverview }) {
  const { title, teacher_names, open_homeworks, help_needed } = overview;
  return (
    <ListItem
      title={title}
      description={
        <Stack gap={2}>
          {teacher_names.length > 0 ? management.names(teacher_names) : management.noTeacher}
          <Inline gap={2}>
            <HomeworksBadge count={open_homeworks} />
            {help_needed > 0 && (
              <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
                {management.help(formatNumber(help_needed))}
              </Badge>
            )}
          </Inline>
        </Stack>
      }
      end={<RecentPractice {...overview} />}
      isEndWide
    />
  );
}
