import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const body = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[6],
    },
  },
});

export const ring = style({
  '@layer': { components: { position: 'relative', flex: 'none', inlineSize: '11rem', blockSize: '11rem' } },
});

export const picture = style({ '@layer': { components: { inlineSize: '100%', blockSize: '100%' } } });

export const track = style({
  '@layer': { components: { fill: 'none', stroke: vars.color.line, strokeWidth: 18 } },
});

const line = (stroke: string) => ({
  '@layer': {
    components: {
      fill: 'none',
      stroke,
      strokeWidth: 18,
      '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
    },
  },
});

export const part = styleVariants({
  accent: line(vars.color.accent.solid),
  reward: line(vars.color.reward.solid),
  success: line(vars.color.success.solid),
  danger: line(vars.color.danger.solid),
  info: line(vars.color.info.solid),
});

export const middle = style({
  '@layer': {
    components: {
      position: 'absolute',
      inset: '22%',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      fontSize: vars.text.xl,
      fontWeight: vars.font.weightNumber,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
    },
  },
});

export const names = style({
  '@layer': { components: { display: 'grid', flex: '1 1 10rem', gap: vars.space[2], maxInlineSize: '20rem' } },
});

export const name = style({
  '@layer': { components: { display: 'flex', alignItems: 'baseline', gap: vars.space[2] } },
});

export const dot = style({
  '@layer': {
    components: {
      flex: 'none',
      inlineSize: '0.8em',
      blockSize: '0.8em',
      borderRadius: vars.radius.full,
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

const paint = (background: string) => ({ '@layer': { components: { background } } });

export const dotTone = styleVariants({
  accent: paint(vars.color.accent.solid),
  reward: paint(vars.color.reward.solid),
  success: paint(vars.color.success.solid),
  danger: paint(vars.color.danger.solid),
  info: paint(vars.color.info.solid),
});

export const label = style({ '@layer': { components: { flex: '1 1 auto' } } });

export const share = style({ '@layer': { components: { fontWeight: vars.font.weightNumber } } });
