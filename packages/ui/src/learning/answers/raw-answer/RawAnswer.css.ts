import { inlineRow as basicInlineRow } from '../../../theme/basic/inline-row.css.ts';
import { row as basicRow } from '../../../theme/basic/row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const blanks = componentStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

export const blank = componentStyle([basicRow, { gap: vars.space[2] }]);

export const row = componentStyle([
  basicInlineRow,
  {
    flexWrap: 'wrap',
    gap: vars.space[2],
    maxInlineSize: '100%',
    justifySelf: 'start',
  },
]);

export const fraction = componentStyle({ display: 'inline-grid', gap: vars.space[1], justifyItems: 'stretch' });

export const bar = componentStyle({ blockSize: '2px', background: vars.color.text });

/** A box of the answer, filled in or empty. */
export const box = componentStyle({
  display: 'inline-grid',
  flexShrink: 0,
  maxInlineSize: '100%',
  placeItems: 'center',
  minInlineSize: vars.space[10],
  minBlockSize: vars.space[8],
  paddingInline: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontWeight: vars.font.weightNumber,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
