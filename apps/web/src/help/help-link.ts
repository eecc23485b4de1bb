import { lazyComponent } from '../platform/routing/lazy-component.tsx';

/** The link to the guide of a screen, loaded after the screen. */
export const helpLink = lazyComponent(() => import('./HelpLink.tsx'), 'HelpLink');
