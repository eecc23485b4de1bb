import { lazyComponent } from '../../platform/routing/lazy-component.tsx';

/** The menu of student screens; a question uses the whole window and has none. */
export const studentMenu = lazyComponent(() => import('./StudentMenu.tsx'), 'StudentMenu');
