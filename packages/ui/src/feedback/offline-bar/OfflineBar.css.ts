import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const bar = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[3],
      paddingInline: vars.space[4],
      paddingBlock: vars.space[2],
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
      lineHeight: vars.leading.heading,
      color: vars.color.turmeric.text,
      background: vars.color.turmeric.soft,
      selectors: {
        '&[data-state=waiting]': { color: vars.color.sky.text, background: vars.color.sky.soft },
        '&[data-state=sent]': { color: vars.color.leaf.text, background: vars.color.leaf.soft },
      },
      '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
    },
  },
});
