import { row as basicRow } from '../../../theme/basic/row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  selectors: { '&[data-many]': { gap: vars.space[3] } },
  '@container': { [docked]: { gap: vars.space[3], selectors: { '&[data-many]': { gap: vars.space[1] } } } },
});

export const row = componentStyle([basicRow, { gap: vars.space[4] }]);

/** Labels take the same room in every row, so that all bars have one length. */
export const label = componentStyle({
  order: 1,
  flex: 'none',
  inlineSize: '2.5em',
  textAlign: 'center',
  fontSize: vars.text.lg,
});

export const bar = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  blockSize: vars.space[16],
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  selectors: { '[data-many] &': { blockSize: vars.space[10] } },
  '@container': {
    [docked]: { blockSize: vars.space[10], selectors: { '[data-many] &': { blockSize: vars.space[6] } } },
  },
});

export const part = componentStyle({
  flex: 1,
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStartWidth: '2px', borderInlineStartStyle: 'solid' } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '& + &[data-part=shaded]': { borderInlineStartColor: 'HighlightText' } },
    },
  },
});
