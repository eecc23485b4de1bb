import type { EmptyStateProps } from '@mashq/ui/feedback/empty-state';

import { Aside } from '../routing/Aside.tsx';
import { lazyScreen } from '../routing/lazy-screen.tsx';

const emptyState = lazyScreen(() => import('@mashq/ui/feedback/empty-state'), 'EmptyState');

/** A place with nothing in it yet. Its picture travels only to those who meet it. */
export function Nothing(props: EmptyStateProps) {
  return (
    <Aside>
      <emptyState.Component {...props} />
    </Aside>
  );
}
