import type { ApiError } from '@mashq/state/api';
import { SkeletonRegion } from '@mashq/ui/feedback/skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyComponent } from '../routing/lazy-component.tsx';
import { loading } from '../strings/loading.ts';

/** Loaded lazily: most visits never show an error. */
const errorState = lazyComponent(() => import('@mashq/ui/feedback/error-state'), 'ErrorState');

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
 * Shows a query's skeleton, error or data. Data stays visible while it is fetched again, even if that fails. A 404 has no
 * retry button.
 */
export function QueryBoundary<Data>({ query, skeleton, voice = 'staff', children }: QueryBoundaryProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // Loaded ahead: without a network it could not be fetched when it is needed.
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
