import type { EmptyStateProps } from '@mashq/ui/feedback/empty-state';
import { lazyComponent } from '../routing/lazy-component.tsx';
import { OptionalBoundary } from '../routing/OptionalBoundary.tsx';

const emptyState = lazyComponent(() => import('@mashq/ui/feedback/empty-state'), 'EmptyState');

/** The kit's empty state, loaded when it is first shown. */
export function LazyEmptyState(props: EmptyStateProps) {
  return (
    <OptionalBoundary>
      <emptyState.Component {...props} />
    </OptionalBoundary>
  );
}
