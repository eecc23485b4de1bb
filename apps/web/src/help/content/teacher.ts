import type { Guide } from '../guide.ts';
import { classGuides } from './teacher-class.ts';
import { workGuides } from './teacher-work.ts';

/** Guides of teachers. */
export const guides: readonly Guide[] = [...classGuides.slice(0, 1), ...workGuides, ...classGuides.slice(1)];
