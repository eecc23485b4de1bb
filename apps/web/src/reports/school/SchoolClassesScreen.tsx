import type { ClassOverview, Grade } from '@mashq/api/contract';
import { useSchoolClasses } from '@mashq/state/reports/management/management';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { ClassList } from '../management/GradeClasses.tsx';
import { sumOf } from '../management/sum-of.ts';
import { management } from '../strings/management.ts';
import { school } from '../strings/school.ts';

/** All classes of the school by grade, each with who teaches it and its last seven days. */
export function SchoolClassesScreen() {
  const classes = useSchoolClasses();
  return (
    <Page title={school.classes.title}>
      <QueryBoundary query={classes} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          data.length === 0 ? (
            <LazyEmptyState picture="people">{school.classes.none}</LazyEmptyState>
          ) : (
            <Stack gap={6}>
              {byGrade(data).map(([grade, own]) => (
                <Card
                  key={grade}
                  title={management.grade[grade]}
                  subtitle={management.classesAndStudents(
                    formatNumber(own.length),
                    formatNumber(sumOf(own, (one) => one.students_count)),
                  )}
                >
                  <ClassList classes={own} hrefOf={schoolClassPath} />
                </Card>
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function byGrade(classes: readonly ClassOverview[]): [Grade, ClassOverview[]][] {
  return ([3, 4, 5, 6] as const).flatMap((grade) => {
    const own = classes.filter((one) => one.grade === grade);
    return own.length === 0 ? [] : [[grade, own]];
  });
}
