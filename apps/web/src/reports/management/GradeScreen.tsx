import { useSchoolGrades } from '@mashq/state/reports/management/management';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { RevealInOrder } from '../../platform/loading/RevealInOrder.tsx';
import { GRADE_WORDS } from '../../platform/routing/class-path.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { product } from '../../platform/strings/product.ts';
import { management } from '../strings/management.ts';
import { GradeClasses } from './GradeClasses.tsx';
import { ManagementSkeleton } from './ManagementSkeleton.tsx';
import { Numbers } from './Numbers.tsx';
import { RECENT_DAYS } from './RecentPractice.tsx';

/** Loaded after the page: charts are below the classes. */
const charts = lazyComponent(() => import('../school/GradeReport.tsx'), 'GradeReport');

/** One grade of the manager's school: its numbers and classes. */
export function GradeScreen({ gradeName }: { gradeName: string }) {
  const grades = useSchoolGrades();
  const grade = new Map(Object.entries(GRADE_WORDS)).get(gradeName);
  useNameInTitle(grade && management.grade[grade]);
  const title = grade === undefined ? management.gradeTitle : management.grade[grade];
  const { classes, students, practiced, homeworks } = management.numbers;
  return (
    <Page title={title} breadcrumbs={<Breadcrumbs items={[{ title: product.home, href: '/school' }, { title }]} />}>
      <QueryBoundary query={grades} skeleton={<ManagementSkeleton />}>
        {(data) => {
          const one = data.find((overview) => overview.grade === grade);
          if (one === undefined) return <LazyEmptyState picture="lost">{management.noGrade}</LazyEmptyState>;
          return (
            <Stack gap={6}>
              <Numbers
                label={management.sums.grade(title)}
                items={[
                  { ...classes, value: one.classes_count },
                  { ...students, value: one.students_count },
                  { label: practiced.label(formatNumber(RECENT_DAYS)), value: one.practiced_lately },
                  { ...homeworks, value: one.open_homeworks },
                ]}
              />
              <RevealInOrder>
                <Card title={management.classesTitle}>
                  <GradeClasses grade={one.grade} />
                </Card>
                <OptionalBoundary>
                  <charts.Component grade={one.grade} />
                </OptionalBoundary>
              </RevealInOrder>
            </Stack>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}
