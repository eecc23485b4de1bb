import { basicStyle } from '../component-style.ts';

/** A grid that may become narrower than its content. */
export const grid = basicStyle({ display: 'grid', minInlineSize: 0 });
