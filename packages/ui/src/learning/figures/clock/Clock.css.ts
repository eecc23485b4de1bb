import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const list = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: `${vars.space[4]} ${vars.space[5]}`,
    },
  },
});

export const item = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space[2],
      selectors: {
        '&[data-form=analog]': { inlineSize: 'clamp(190px, 62cqi, 236px)' },
        '[data-many] > &[data-form=analog]': { inlineSize: 'clamp(132px, 44cqi, 188px)' },
      },
    },
  },
});

export const digital = style({
  '@layer': {
    components: {
      paddingBlock: vars.space[2],
      paddingInline: vars.space[5],
      border: `3px solid ${vars.color.text}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      fontSize: vars.text.xxxl,
      fontWeight: vars.font.weightNumber,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.3,
      letterSpacing: '0.04em',
    },
  },
});

export const label = style({
  '@layer': { components: { fontSize: vars.text.base, fontWeight: vars.font.weightStrong } },
});
