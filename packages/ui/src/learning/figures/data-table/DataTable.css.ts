import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const rule = `${vars.size.hairline} solid ${vars.color.lineStrong}`;

export const table = style({
  '@layer': {
    components: {
      marginInline: 'auto',
      maxInlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      border: rule,
      borderRadius: vars.radius.control,
      overflow: 'hidden',
      background: vars.color.surface,
      textAlign: 'center',
    },
  },
});

export const heading = style({
  '@layer': {
    components: {
      padding: `${vars.space[2]} ${vars.space[4]}`,
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: vars.font.weightStrong,
      borderBlockEnd: rule,
      selectors: { '& + &': { borderInlineStart: rule } },
    },
  },
});

export const cell = style({
  '@layer': {
    components: {
      padding: `${vars.space[2]} ${vars.space[4]}`,
      fontWeight: vars.font.weightText,
      selectors: { '& + &': { borderInlineStart: rule }, 'tr + tr > &': { borderBlockStart: rule } },
    },
  },
});
