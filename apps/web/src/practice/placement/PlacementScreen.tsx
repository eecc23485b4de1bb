import { useNextPlacement, usePlacement } from '@mashq/state/practice/placement';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { nextWaits, useAskOnline } from '../skill/use-ask-online.ts';
import { placementWords } from '../strings/student-placement.ts';
import { type Placement, questionPath } from './placement-path.ts';

const words = placementWords;

/** Once, when all is answered. */
const placementResults = lazyComponent(() => import('./PlacementResults.tsx'), 'PlacementResults');

/** Loaded after the words. */
const mascot = lazyComponent(() => import('./PlacementMascot.tsx'), 'PlacementMascot');

/** The placement: what it is, and after it where to begin in each chapter. */
export function PlacementScreen() {
  const placement = usePlacement();
  return (
    <Page width="student" title={words.title} subtitle={words.subtitle}>
      <QueryBoundary query={placement} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          data.state === 'done' ? (
            <OptionalBoundary placeholder={<Skeleton shape="card" size="huge" />}>
              <placementResults.Component results={data.results} />
            </OptionalBoundary>
          ) : (
            <BeforeStart placement={data} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function BeforeStart({ placement }: { placement: Placement }) {
  const [, navigate] = useLocation();
  const next = useNextPlacement();
  const { state, is_asked: isAsked, answered, most } = placement;
  const begin = () =>
    next.mutate(undefined, {
      onSuccess: ({ question_id: questionId }) => {
        came();
        if (questionId !== null) navigate(questionPath(questionId));
      },
      onError: failed,
    });
  const { isWaiting, came, failed } = useAskOnline(begin);
  return (
    <Card
      title={words.before.title}
      actions={
        <OptionalBoundary>
          <mascot.Component />
        </OptionalBoundary>
      }
      footer={
        <Button variant="primary" size="large" isFullWidth isPending={next.isPending} onPress={begin}>
          {state === 'begun' ? words.before.resume : words.before.start}
        </Button>
      }
    >
      <Stack gap={4}>
        {isAsked && <p>{words.before.asked}</p>}
        <List>
          {words.before.lines(formatNumber(most)).map((line) => (
            <ListItem key={line} title={line} />
          ))}
        </List>
        {answered > 0 && <p>{words.before.answered(formatNumber(answered))}</p>}
        {isWaiting && (
          <OptionalBoundary>
            <nextWaits.Component isAsking={next.isPending} onAsk={begin} />
          </OptionalBoundary>
        )}
      </Stack>
    </Card>
  );
}
