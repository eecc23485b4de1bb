import { useSnapshot } from 'valtio/react';
import { lazyComponent } from '../routing/lazy-component.tsx';
import { OptionalBoundary } from '../routing/OptionalBoundary.tsx';
import { toastRegion } from './show-toast.ts';

const region = lazyComponent(() => import('./load-toasts.ts').then(({ loadToasts }) => loadToasts()), 'ToastRegion');

/** The toast region, mounted with the first toast. */
export function Toasts() {
  const { isNeeded } = useSnapshot(toastRegion);
  if (!isNeeded) return null;
  return (
    <OptionalBoundary>
      <region.Component />
    </OptionalBoundary>
  );
}
