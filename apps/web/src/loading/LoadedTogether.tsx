import type { ReactNode } from 'react';
import { type Loadable, Loaded, type LoadedProps } from './Loaded.tsx';

export interface LoadedTogetherProps extends Pick<LoadedProps<unknown>, 'voice'> {
  /** What the parts of the screen ask for. */
  queries: readonly Loadable<unknown>[];
  /** The parts, each with its own bones and its own failure. */
  children: ReactNode;
}

/** Parts of a screen that come each by itself. When none of them comes, that is said once, not in each part. */
export function LoadedTogether({ queries, voice = 'staff', children }: LoadedTogetherProps) {
  const [first] = queries;
  if (first === undefined || !queries.every(({ data, error }) => data === undefined && error !== null)) return children;
  const retryAll = () => {
    for (const { refetch } of queries) void refetch();
  };
  return (
    <Loaded query={{ ...first, refetch: retryAll }} voice={voice} skeleton={null}>
      {() => null}
    </Loaded>
  );
}
