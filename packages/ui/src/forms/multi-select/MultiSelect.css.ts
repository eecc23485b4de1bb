import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const body = componentStyle([
  wrappingRow,
  { flex: '1 1 auto', alignItems: 'center', alignSelf: 'stretch', minInlineSize: 0 },
]);

export const tags = componentStyle([
  wrappingRow,
  {
    gap: vars.space[2],
    minInlineSize: 0,
    selectors: { '& > &': { paddingInlineStart: vars.space[2], paddingBlock: vars.space[1] } },
  },
]);

/** Beside the tags while there is room for some words, else under them. */
export const input = componentStyle({ flex: '1 1 4.5rem', inlineSize: '4.5rem' });
