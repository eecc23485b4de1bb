import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { docked, sheetRoot } from '../../theme/sheet-container.css.ts';

export const root = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    marginBlockStart: 'auto',
  },
]);

export const main = componentStyle({
  flex: '0 1 auto',
  minInlineSize: '184px',
  '@container': { [`${sheetRoot} (inline-size < 30rem)`]: { flex: '1 1 100%', order: 1 } },
});

/** Where the pad is docked at the thumb, its own «done» key takes the place of this button. */
export const check = componentStyle({
  flex: '0 1 auto',
  minInlineSize: '184px',
  '@container': {
    [`${sheetRoot} (inline-size < 30rem)`]: { flex: '1 1 100%', order: 1 },
    [docked]: {
      '@media': { '(min-height: 40rem)': { selectors: { '[data-pad="open"] &': { display: 'none' } } } },
    },
  },
});
