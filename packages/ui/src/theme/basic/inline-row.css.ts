import { basicStyle } from '../component-style.ts';

/** A row within a line of text. */
export const inlineRow = basicStyle({ display: 'inline-flex', alignItems: 'center' });
