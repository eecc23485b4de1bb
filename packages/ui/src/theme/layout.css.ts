import { basicStyle } from './component-style.ts';

/** Side by side, centered on one line. */
export const row = basicStyle({ display: 'flex', alignItems: 'center' });

export const inlineRow = basicStyle({ display: 'inline-flex', alignItems: 'center' });

/** Side by side, and on as many lines as it takes. */
export const wrappingRow = basicStyle({ display: 'flex', flexWrap: 'wrap' });

export const column = basicStyle({ display: 'flex', flexDirection: 'column' });

/** A grid that may become narrower than its content. */
export const grid = basicStyle({ display: 'grid', minInlineSize: 0 });

/** One thing in the middle of a box. */
export const centered = basicStyle({ display: 'grid', placeItems: 'center' });

/** An SVG as wide as its box, whose marks may reach over its edge. */
export const drawing = basicStyle({ display: 'block', inlineSize: '100%', overflow: 'visible' });
