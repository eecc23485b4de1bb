import { basicStyle } from '../component-style.ts';

/** Side by side, centered on one line. */
export const row = basicStyle({ display: 'flex', alignItems: 'center' });
