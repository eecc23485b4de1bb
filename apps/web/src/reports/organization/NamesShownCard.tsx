import { useNameSharing, useShowNames } from '@mashq/state/reports/management/names-shown';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Switch } from '@mashq/ui/forms/switch';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { organization } from '../strings/organization.ts';

const words = organization.namesShown;

/** Whether the organization over the school reads its children's names; the manager decides. */
export function NamesShownCard() {
  const shown = useNameSharing();
  const change = useShowNames();
  return (
    <Card title={words.title}>
      <QueryBoundary query={shown} skeleton={<Skeleton shape="block" size="small" />}>
        {({ status }) => (
          <Switch
            description={words.description}
            isSelected={change.isPending ? change.variables : status}
            isDisabled={change.isPending}
            onChange={(isOn) => change.mutate(isOn)}
          >
            {words.label}
          </Switch>
        )}
      </QueryBoundary>
    </Card>
  );
}
