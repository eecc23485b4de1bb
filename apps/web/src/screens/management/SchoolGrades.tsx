import type { GradeOverview } from '@mashq/api/contract';
import { useSchoolGrades } from '@mashq/state/management';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../loading/QueryBoundary.tsx';
import { gradePath } from '../../routing/grade-path.ts';
import { management } from '../../strings/management.ts';
import { GradeClasses } from './GradeClasses.tsx';
import { ManagementSkeleton } from './ManagementSkeleton.tsx';
import { Numbers } from './Numbers.tsx';
import { RECENT_DAYS } from './RecentPractice.tsx';
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
  return (
    <Card
      title={management.grade[grade]}
      subtitle={management.classesAndStudents(formatNumber(classes_count), formatNumber(students_count))}
      actions={
        <Link
          variant="standalone"
          hasArrow
          href={gradePath(grade)}
          aria-label={management.seeGrade(management.grade[grade])}
        >
          {management.see}
        </Link>
      }
    >
      <GradeClasses grade={grade} />
    </Card>
  );
}
