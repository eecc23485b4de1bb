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
      alignItems: 'end',
      gap: `${vars.space[4]} 5cqi`,
    },
  },
});

export const item = style({
  '@layer': { components: { display: 'grid', justifyItems: 'center', gap: vars.space[2] } },
});

export const stage = style({ '@layer': { components: { display: 'block', overflow: 'visible' } } });

export const name = style({
  '@layer': {
    components: {
      direction: 'rtl',
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
      color: vars.color.textMuted,
      whiteSpace: 'nowrap',
    },
  },
});

export const stick = style({
  '@layer': {
    components: {
      stroke: vars.color.turmeric.solid,
      strokeWidth: 0.15,
      strokeLinecap: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const head = style({
  '@layer': {
    components: { fill: vars.color.rose.solid, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});
