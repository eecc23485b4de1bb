import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const failure = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[2],
      color: vars.color.danger.text,
      fontWeight: vars.font.weightStrong,
      selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
    },
  },
});

export const icon = style({
  '@layer': { components: { flex: 'none', marginBlockStart: 'calc((1lh - 1.2em) / 2)' } },
});
