import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import * as countCss from '../count.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateAreas: '"cup count" "cup bar"',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  vars: { '--cup-side': '6.5rem' },
  selectors: {
    '&[data-size=small]': { vars: { '--cup-side': '4rem' }, columnGap: vars.space[3] },
  },
});

export const cup = componentStyle({ gridArea: 'cup', inlineSize: 'var(--cup-side)', blockSize: 'var(--cup-side)' });

export const count = componentStyle([countCss.count, { gridArea: 'count' }]);

export const number = componentStyle([
  countCss.number,
  { selectors: { '[data-size=small] &': { fontSize: vars.text.xl } } },
]);

export const bar = componentStyle({ gridArea: 'bar', minInlineSize: 0 });

export const left = componentStyle([
  note,
  {
    marginBlockStart: vars.space[1],
  },
]);
