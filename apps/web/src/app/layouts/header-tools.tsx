import { AfterFirstScreen } from '../../platform/routing/AfterFirstScreen.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';

const tools = lazyComponent(() => import('./HeaderTools.tsx'), 'HeaderTools');

/** Help and search in the frame of a screen, loaded after the first screen. */
export const frameTools = (
  <AfterFirstScreen>
    <tools.Component />
  </AfterFirstScreen>
);
