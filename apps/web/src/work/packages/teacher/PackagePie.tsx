import { usePackagePie } from '@mashq/state/work/packages';
import { DonutChart } from '@mashq/ui/charts/donut-chart';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { teacherPackages } from '../../strings/teacher-packages.ts';

/** How many students have completed a package, are in it, or have not begun. */
export function PackagePie({ packageId }: { packageId: string }) {
  const pie = usePackagePie(packageId);
  const words = teacherPackages.pie;
  return (
    <QueryBoundary query={pie} skeleton={<Skeleton shape="card" size="large" />}>
      {({ completed, in_progress, not_started }) => (
        <DonutChart
          title={words.title}
          parts={[
            { label: words.completed, value: completed, tone: 'success' },
            { label: words.in_progress, value: in_progress, tone: 'accent' },
            { label: words.not_started, value: not_started, tone: 'info' },
          ]}
          itemHeader={words.state}
          valueHeader={words.students}
        >
          {formatNumber(completed + in_progress + not_started)}
        </DonutChart>
      )}
    </QueryBoundary>
  );
}
