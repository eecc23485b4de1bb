import { basicStyle } from '../component-style.ts';

/** An SVG as wide as its box, whose marks may reach over its edge. */
export const drawing = basicStyle({ display: 'block', inlineSize: '100%', overflow: 'visible' });
