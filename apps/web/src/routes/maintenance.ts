import { lazyComponent } from '../routing/lazy-component.tsx';

/** Replaces every route during maintenance. */
export const maintenanceScreen = lazyComponent(() => import('../screens/plain/Maintenance.tsx'), 'Maintenance');
