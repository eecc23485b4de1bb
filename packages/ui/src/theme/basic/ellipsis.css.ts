import { basicStyle } from '../component-style.ts';

/** On one line, cut where it does not fit. */
export const ellipsis = basicStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
