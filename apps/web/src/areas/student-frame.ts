import { lazyScreen } from '../routing/lazy-screen.tsx';

/** The menu around a student's screens. A question has the window to itself and does without. */
export const studentFrame = lazyScreen(() => import('./StudentFrame.tsx'), 'StudentFrame');
