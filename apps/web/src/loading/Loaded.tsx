import type { ApiError } from '@mashq/state/api';
import { SkeletonRegion } from '@mashq/ui/feedback/skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyScreen } from '../routing/lazy-screen.tsx';
import { loading } from '../strings/loading.ts';

/** A failure with its picture travels only to those who meet it. */
const errorState = lazyScreen(() => import('@mashq/ui/feedback/error-state'), 'ErrorState');

/** What a screen needs of a query. */
export interface Loadable<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Loadable<Data>;
  /** Bones in the layout to come. */
  skeleton: ReactNode;
  /** To whom a failure speaks. @default 'staff' */
  voice?: 'student' | 'staff';
  children: (data: Data) => ReactNode;
}

/**
 * Data on its way, failed, or here. What is here stays in sight while it is asked for again, also when that fails. What
 * does not exist cannot be tried again.
 */
export function Loaded<Data>({ query, skeleton, voice = 'staff', children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // Before it may be needed: without a network it would not come.
  useEffect(errorState.preload, []);
  if (data === undefined && error !== null) {
    const { status, detail } = error as ApiError;
    return (
      <Suspense fallback={skeleton}>
        {status === 404 ? (
          <errorState.Component voice={voice} title={loading[voice].missing} message={detail} picture="lost" />
        ) : (
          <errorState.Component voice={voice} message={detail} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Suspense>
    );
  }
  return (
    <SkeletonRegion isLoading={data === undefined} skeleton={skeleton}>
      {data !== undefined && children(data)}
    </SkeletonRegion>
  );
}
