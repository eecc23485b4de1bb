import { lazyComponent } from '../routing/lazy-component.tsx';
import { OptionalBoundary } from '../routing/OptionalBoundary.tsx';

const tools = lazyComponent(() => import('./FrameTools.tsx'), 'FrameTools');

/** Help and search in the frame of a screen, loaded after the screen. */
export const frameTools = (
  <OptionalBoundary>
    <tools.Component />
  </OptionalBoundary>
);
