import { lazyComponent } from '../routing/lazy-component.tsx';
import { AfterFirstScreen } from '../routing/AfterFirstScreen.tsx';

const tools = lazyComponent(() => import('./FrameTools.tsx'), 'FrameTools');

/** Help and search in the frame of a screen, loaded after the first screen. */
export const frameTools = (
  <AfterFirstScreen>
    <tools.Component />
  </AfterFirstScreen>
);
