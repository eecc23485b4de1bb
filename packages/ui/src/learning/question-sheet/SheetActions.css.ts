import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { docked, sheetRoot } from './sheet-container.css.ts';

export const root = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    marginBlockStart: 'auto',
  },
]);

/** Help stands apart from what carries on. */
export const hint = componentStyle({ marginInlineEnd: 'auto' });

export const key = componentStyle({
  paddingInline: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightText,
  '@media': { '(pointer: coarse)': { display: 'none' } },
  '@container': { [`${sheetRoot} (inline-size < 47.5rem)`]: { display: 'none' } },
});

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

export const cost = componentStyle([note, { flex: '1 0 100%' }]);
