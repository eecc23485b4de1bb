import { useGamificationStatus, useSetGamification } from '@mashq/state/reports/management/management';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Switch } from '@mashq/ui/forms/switch';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { management } from '../strings/management.ts';

/** The switch a manager has for badges, cups and the maze of the whole school. */
export function GamificationCard() {
  const words = management.gamification;
  const { mutate, isPending, variables } = useSetGamification();
  return (
    <Card title={words.title}>
      <QueryBoundary query={useGamificationStatus()} skeleton={<Skeleton shape="text" />}>
        {({ status }) => (
          <Switch
            isSelected={isPending ? variables : status}
            isDisabled={isPending}
            description={words.text}
            onChange={(next) =>
              mutate(next, { onError: (error) => void showToast(error.message || words.failed, 'danger') })
            }
          >
            {words.label}
          </Switch>
        )}
      </QueryBoundary>
    </Card>
  );
}
