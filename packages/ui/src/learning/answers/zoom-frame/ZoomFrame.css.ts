import { componentStyle } from '../../../theme/component-style.ts';

export const root = componentStyle({ display: 'grid', minInlineSize: 0 });

/** The outline of a graded answer is outside its stage, and would be cut off. */
const OUTLINE = '6px';

export const frame = componentStyle({
  minInlineSize: 0,
  padding: OUTLINE,
  margin: `-${OUTLINE}`,
  selectors: { '&[data-zoomed]': { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
});

export const toggle = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  '@media': { print: { display: 'none' } },
});
