import { basicStyle } from '../component-style.ts';

/** One thing in the middle of a box. */
export const centered = basicStyle({ display: 'grid', placeItems: 'center' });
