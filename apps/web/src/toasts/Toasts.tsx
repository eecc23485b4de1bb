import { useSnapshot } from 'valtio/react';
import { Aside } from '../routing/Aside.tsx';
import { lazyScreen } from '../routing/lazy-screen.tsx';
import { toastsAreNeeded } from './tell.ts';

const region = lazyScreen(() => import('@mashq/ui/overlays/toast'), 'ToastRegion');

/** The place of passing messages, once there is one. */
export function Toasts() {
  const { now } = useSnapshot(toastsAreNeeded);
  if (!now) return null;
  return (
    <Aside>
      <region.Component />
    </Aside>
  );
}
