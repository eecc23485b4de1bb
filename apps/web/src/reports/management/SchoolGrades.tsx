import type { GradeOverview } from '@mashq/api/contract';
import { useSchoolGrades } from '@mashq/state/reports/management/management';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { gradePath } from '../../platform/routing/class-path.ts';
import { management } from '../strings/management.ts';
import { GradeClasses } from './GradeClasses.tsx';
import { ManagementSkeleton } from './ManagementSkeleton.tsx';
import { sumOf } from './sum-of.ts';

/** A manager's school: its grades, and the last seven days of each class. */
export function SchoolGrades() {
  const grades = useSchoolGrades();
  return (
    <QueryBoundary query={grades} skeleton={<ManagementSkeleton />}>
      {(data) =>
        data.length === 0 ? (
          <LazyEmptyState picture="people">{management.noClass}</LazyEmptyState>
        ) : (
          <Section
            title={management.grades}
            subtitle={management.classesAndStudents(
              formatNumber(sumOf(data, (one) => one.classes_count)),
              formatNumber(sumOf(data, (one) => one.students_count)),
            )}
          >
            <Stack gap={6}>
              {data.map((one) => (
                <GradeCard key={one.grade} overview={one} />
              ))}
            </Stack>
          </Section>
        )
      }
    </QueryBoundary>
  );
}

function GradeCard({ overview: { grade, classes_count, students_count } }: { overview: GradeOverview }) {
  return (
    <Card
      title={management.grade[grade]}
      level={3}
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
