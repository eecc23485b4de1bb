import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { choiceFailure } from '../strings/loading.ts';
import type { Loadable } from './QueryBoundary.tsx';

export interface ChoiceFailureProps {
  query: Loadable<unknown>;
  /** Tone of the button. @default 'staff' */
  voice?: 'student' | 'staff';
}

/**
 * Says inside a form that the choices of a field did not come; nothing while they are there or on their way. What the server
 * refused, as a range of pages that cannot be, is not asked again.
 */
export function ChoiceFailure({ query: { data, error, isFetching, refetch }, voice = 'staff' }: ChoiceFailureProps) {
  if (data !== undefined || error === null) return null;
  const { status, detail } = error as ApiError;
  const isRefused = status >= 400 && status < 500;
  return (
    <Alert
      tone="danger"
      {...(!isRefused && {
        actions: (
          <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
            {choiceFailure[voice]}
          </Button>
        ),
      })}
    >
      {detail}
    </Alert>
  );
}
