import { SkeletonRegion } from '@mashq/ui/feedback/skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyComponent } from '../routing/lazy-component.tsx';
import { firstScreen } from './first-screen.ts';
import { useNoteBusy } from './RevealInOrder.tsx';

/** Loaded lazily: most visits never show an error. */
const failure = lazyComponent(() => import('./QueryFailure.tsx'), 'QueryFailure');

/** The fields of a query that a screen needs. */
export interface Loadable<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryBoundaryProps<Data> {
  query: Loadable<Data>;
  /** Placeholder with the layout of the loaded content. */
  skeleton: ReactNode;
  /** Tone of the error message. @default 'staff' */
  voice?: 'student' | 'staff';
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query's skeleton, error or data. Data stays visible while it is fetched again, even if that fails. What is not there
 * has no retry button.
 */
export function QueryBoundary<Data>({ query, skeleton, voice = 'staff', children }: QueryBoundaryProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // Loaded ahead: without a network it could not be fetched when it is needed.
  useEffect(() => void firstScreen.then(failure.preload), []);
  useNoteBusy(data === undefined && error === null);
  if (data === undefined && error !== null)
    return (
      <Suspense fallback={skeleton}>
        <failure.Component error={error} isRetrying={isFetching} onRetry={refetch} voice={voice} />
      </Suspense>
    );
  return (
    <SkeletonRegion isLoading={data === undefined} skeleton={skeleton}>
      {data !== undefined && children(data)}
    </SkeletonRegion>
  );
}
