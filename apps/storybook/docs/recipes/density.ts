import { applyTheme } from '@mashq/ui/theme';

/** Larger text and targets for children; they never shrink. */
export const openForStudents = () => applyTheme(document.documentElement, { area: 'student' });

/** Staff may have smaller targets, 36 px in place of 44. */
export const openForStaff = () => applyTheme(document.documentElement, { area: 'staff', density: 'compact' });
