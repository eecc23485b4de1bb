import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** A table too wide for its place is pushed sideways in it; the page is not. */
export const scroll = componentStyle({
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflowX: 'auto',
  padding: vars.space[1],
});

export const rowHeading = componentStyle({
  padding: vars.space[2],
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  selectors: { 'tr + tr > &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.lineStrong}` } },
});

/** Given numbers are as large as those that are typed. */
export const given = componentStyle({
  paddingInline: vars.space[2],
  fontSize: vars.text.lg,
  selectors: { '&[data-kind="math"]': { fontWeight: vars.font.weightNumber } },
});

export const blank = componentStyle({ padding: vars.space[2] });

export const inside = componentStyle([
  inlineRow,
  {
    gap: vars.space[2],
    color: vars.color.textMuted,
  },
]);
