import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** As wide as a number needs, not as the page. */
export const stepped = style({ '@layer': { components: { maxInlineSize: '16rem' } } });

export const input = style({
  '@layer': {
    components: {
      fontSize: vars.text.lg,
      fontWeight: vars.font.weightNumber,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      paddingInline: vars.space[2],
    },
  },
});

export const stepper = style({ '@layer': { components: { color: vars.color.accent.text } } });

export const unit = style({ '@layer': { components: { fontSize: vars.text.sm } } });
