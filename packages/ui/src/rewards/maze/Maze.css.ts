import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space[4]} ${vars.space[8]}`,
  },
]);

export const plot = componentStyle({
  flex: '1 1 20rem',
  minInlineSize: 0,
  maxInlineSize: '34rem',
  borderRadius: vars.radius.control,
  // A finger on the garden walks; beside it, it scrolls the page.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:focus-visible': {
      outlineOffset: vars.space[1],
    },
  },
});

export const side = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[4], flex: '0 1 18rem' });

export const actions = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    gap: vars.space[3],
  },
]);

/** Keeps room for two lines, so that nothing jumps when something is said. */
export const said = componentStyle({
  minBlockSize: '2lh',
  color: vars.color.text,
  textAlign: 'center',
  textWrap: 'balance',
});
