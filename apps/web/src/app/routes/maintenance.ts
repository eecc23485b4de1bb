import { lazyComponent } from '../../platform/routing/lazy-component.tsx';

/** Replaces every route during maintenance. */
export const maintenanceScreen = lazyComponent(
  () => import('./rare-screens.ts').then(({ rareScreens }) => rareScreens.maintenance()),
  'Maintenance',
);
