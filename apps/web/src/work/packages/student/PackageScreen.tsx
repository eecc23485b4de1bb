import type { StudentPackageDetail } from '@mashq/api/contract';
import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { usePackage, usePackageQuestions } from '@mashq/state/work/packages-student';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { ActivityPath } from '@mashq/ui/learning/activity-path';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { product } from '../../../platform/strings/product.ts';
import { HomeworkComments } from '../../homework/student/HomeworkComments.tsx';
import { packageWords } from '../../strings/student-package.ts';
import { ActivityAction } from './ActivityAction.tsx';
import { activityRule } from './activity-rule.ts';

/** A package: its activities as a path, how far the student is, and one way on. */
export function PackageScreen({ packageId }: { packageId: string }) {
  const detail = usePackage(packageId);
  useNameInTitle(detail.data?.title);
  // Fetched ahead, so that what was opened can be done without a network.
  usePackageQuestions(packageId, { isNeeded: (detail.data?.is_open && detail.data.items.length > 0) ?? false });
  const title = detail.data?.title ?? packageWords.title;
  return (
    <Page
      width="student"
      title={title}
      breadcrumbs={<Breadcrumbs items={[{ title: product.home, href: '/student' }, { title }]} />}
    >
      <QueryBoundary query={detail} voice="student" skeleton={<ScreenSkeleton />}>
        {(data) => <PackageView detail={data} />}
      </QueryBoundary>
    </Page>
  );
}

/** Once, when all of it is done. */
const packageEnd = lazyComponent(() => import('./PackageEnd.tsx'), 'PackageEnd');

function PackageView({ detail }: { detail: StudentPackageDetail }) {
  const words = packageWords;
  const { activities, note, teacher_name, order_mode, is_active, is_open, state: own, comments } = detail;
  const completed = activities.filter(({ state }) => state === 'completed').length;
  const total = activities.length;
  const { activeUser } = useSession();
  const isDone = completed === total && total > 0;
  const isNews = useSeenOnce(activeUser && isDone ? `${activeUser.id} package ${detail.id}` : null);
  return (
    <Stack gap={6}>
      {isNews && (
        <OptionalBoundary>
          <packageEnd.Component activities={activities} teacher={teacher_name} />
        </OptionalBoundary>
      )}
      <Card
        title={teacher_name === '' ? words.own : words.teacher(teacher_name)}
        subtitle={order_mode === 'sequential' ? words.sequential : words.free}
      >
        <Stack gap={4}>
          {note !== '' && <Alert title={words.note}>{note}</Alert>}
          <ProgressBar
            label={words.progress}
            value={completed}
            max={total}
            valueText={words.done(formatNumber(completed), formatNumber(total))}
          />
          {isDone && !isNews && <Alert tone="success">{words.allDone}</Alert>}
          {!is_active && <Alert tone="info">{words.inactive}</Alert>}
          {is_active && !is_open && <Alert tone="info">{own === 'excused' ? words.excused : words.closed}</Alert>}
        </Stack>
      </Card>
      <ActivityPath
        aria-label={detail.title}
        items={activities.map((activity) => ({
          id: String(activity.number),
          kind: activity.kind === 'example' ? 'lesson' : activity.kind,
          title: activity.title,
          description: activityRule(activity),
          state: activity.state,
          action: <ActivityAction detail={detail} activity={activity} />,
        }))}
      />
      {comments.length > 0 && <HomeworkComments comments={comments} />}
    </Stack>
  );
}

function ScreenSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="large" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
