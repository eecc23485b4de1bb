import { lazyComponent } from '../../platform/routing/lazy-component.tsx';

/** What is printed has its head and its rules; nothing of them is on the screen. */
export const printHead = lazyComponent(() => import('../../platform/layout/PrintHead.tsx'), 'PrintHead');
