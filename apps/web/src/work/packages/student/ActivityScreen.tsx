import type { StudentActivity, StudentPackageDetail } from '@mashq/api/contract';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { usePackage } from '@mashq/state/work/packages-student';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { product } from '../../../platform/strings/product.ts';
import { homeworkQuestionStates } from '../../../questions/student/homework-question-states.ts';
import { packageWords } from '../../strings/student-package.ts';
import { ActivityAction } from './ActivityAction.tsx';
import { activityItems } from './activity-questions.ts';
import { activityRule } from './activity-rule.ts';

const game = lazyComponent(() => import('./GameGarden.tsx'), 'GameGarden');
const workedExample = lazyComponent(() => import('./WorkedExample.tsx'), 'WorkedExample');
const words = packageWords;

/** One activity of a package: its worked example, or its questions, and the way to the next activity. */
export function ActivityScreen({ packageId, activityId }: { packageId: string; activityId: string }) {
  const detail = usePackage(packageId);
  const activity = detail.data?.activities.find(({ number }) => String(number) === activityId);
  useNameInTitle(activity?.title);
  const title = activity?.title ?? words.title;
  const crumbs = [
    { title: product.home, href: '/student' },
    { title: detail.data?.title ?? words.title, href: `/student/package/${packageId}` },
    { title },
  ];
  return (
    <Page width="student" title={title} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <QueryBoundary query={detail} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          activity === undefined ? (
            <LazyEmptyState picture="lost">{words.missing}</LazyEmptyState>
          ) : (
            <ActivityView detail={data} activity={activity} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

interface ActivityViewProps {
  detail: StudentPackageDetail;
  activity: StudentActivity;
}

function ActivityView({ detail, activity }: ActivityViewProps) {
  const { waiting } = useWaitingAnswers();
  const { kind, state, number } = activity;
  const items = activityItems(detail, activity);
  const isDone = state === 'completed';
  const next = detail.activities.find((one) => one.number > number && one.state !== 'completed');
  return (
    <Stack gap={6}>
      {kind === 'example' && isDone && (
        <OptionalBoundary>
          <workedExample.Component packageId={detail.id} activity={number} />
        </OptionalBoundary>
      )}
      {kind === 'game' && items.length > 0 && (
        <OptionalBoundary>
          <game.Component detail={detail} activity={activity} />
        </OptionalBoundary>
      )}
      <Card title={activityRule(activity)}>
        <Stack gap={5}>
          {items.length > 0 && <PracticeProgress states={homeworkQuestionStates(items, waiting)} align="start" />}
          {isDone && kind !== 'example' && (
            <Alert tone="success">{kind === 'game' ? words.game.allOpen : words.completed}</Alert>
          )}
          {state === 'locked' && <Alert tone="info">{words.locked}</Alert>}
          <Inline>
            {!isDone && <ActivityAction detail={detail} activity={activity} asksQuestions />}
            {isDone && next !== undefined && next.state !== 'locked' && detail.is_open && (
              <Link variant="primary" href={`/student/package/${detail.id}/activity/${next.number}`}>
                {words.next}
              </Link>
            )}
            <Link variant="secondary" href={`/student/package/${detail.id}`}>
              {words.back}
            </Link>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
