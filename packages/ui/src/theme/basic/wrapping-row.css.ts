import { basicStyle } from '../component-style.ts';

/** Side by side, and on as many lines as it takes. */
export const wrappingRow = basicStyle({ display: 'flex', flexWrap: 'wrap' });
