import type { ApiError } from '@mashq/state/api';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { choiceFailure } from '../strings/choice-failure.ts';
import type { Loadable } from './QueryBoundary.tsx';

/**
 * Says inside a form that the choices of a field did not come; nothing while they are there or on their way. What the server
 * refused, as a range of pages that cannot be, is not asked again.
 */
export function ChoiceFailure({ query: { data, error, isFetching, refetch } }: { query: Loadable<unknown> }) {
  if (data !== undefined || error === null) return null;
  const { status, detail } = error as ApiError;
  const isRefused = status >= 400 && status < 500;
  return (
    <Alert
      tone="error"
      {...(!isRefused && {
        actions: (
          <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
            {choiceFailure.retry}
          </Button>
        ),
      })}
    >
      {detail}
    </Alert>
  );
}
