import { basicStyle } from '../component-style.ts';

/** One under another. */
export const column = basicStyle({ display: 'flex', flexDirection: 'column' });
