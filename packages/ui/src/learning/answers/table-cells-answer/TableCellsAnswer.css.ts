import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** A table too wide for its place is pushed sideways in it; the page is not. */
export const scroll = style({
  '@layer': {
    components: { maxInlineSize: '100%', minInlineSize: 0, overflowX: 'auto', padding: vars.space[1] },
  },
});

export const rowHeading = style({
  '@layer': {
    components: {
      padding: vars.space[2],
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: vars.font.weightStrong,
      textAlign: 'start',
      borderInlineEnd: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
      selectors: { 'tr + tr > &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.lineStrong}` } },
    },
  },
});

/** Given numbers are as large as those that are typed. */
export const given = style({
  '@layer': {
    components: {
      paddingInline: vars.space[2],
      fontSize: vars.text.lg,
      selectors: { '&[data-kind="math"]': { fontWeight: vars.font.weightNumber } },
    },
  },
});

export const blank = style({
  '@layer': { components: { padding: vars.space[2] } },
});

export const inside = style({
  '@layer': {
    components: { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], color: vars.color.textMuted },
  },
});
