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
      gap: `${vars.space[4]} 4cqi`,
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

const piece = (fill: string) => ({
  fill,
  '@media': {
    '(forced-colors: active)': { fill: 'Highlight', stroke: 'HighlightText', forcedColorAdjust: 'none' as const },
  },
});

export const square = style({ '@layer': { components: piece(vars.color.reward.bright) } });
export const dot = style({ '@layer': { components: piece(vars.color.info.bright) } });

export const stick = style({
  '@layer': {
    components: {
      stroke: vars.color.reward.solid,
      strokeWidth: 0.15,
      strokeLinecap: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const head = style({
  '@layer': {
    components: { fill: vars.color.danger.solid, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});
