import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';

const tools = lazyComponent(() => import('./FrameTools.tsx'), 'FrameTools');

/** Help and search in the frame of a screen, loaded after the screen. */
export const frameTools = (
  <OptionalBoundary>
    <tools.Component />
  </OptionalBoundary>
);
