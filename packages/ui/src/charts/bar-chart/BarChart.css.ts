import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[3],
      minInlineSize: 0,
    },
  },
});

export const head = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[3],
    },
  },
});

export const title = style({ '@layer': { components: { fontWeight: vars.font.weightHeading } } });

export const plot = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', blockSize: '260px', overflow: 'visible' } },
});

export const rule = style({ '@layer': { components: { stroke: vars.color.line, strokeWidth: 1 } } });

export const base = style({ '@layer': { components: { stroke: vars.color.lineStrong, strokeWidth: 2 } } });

export const tick = style({
  '@layer': { components: { fill: vars.color.textMuted, fontSize: '0.8125rem' } },
});

export const number = style({
  '@layer': {
    components: {
      fill: vars.color.text,
      fontSize: '0.875rem',
      fontWeight: vars.font.weightNumber,
      textAnchor: 'middle',
    },
  },
});

export const names = style({
  '@layer': {
    components: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space[1],
      fontSize: '0.8125rem',
      lineHeight: vars.leading.heading,
      color: vars.color.textMuted,
      textAlign: 'center',
    },
  },
});

const bar = (fill: string) => ({
  '@layer': { components: { fill, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } } },
});

export const tone = styleVariants({
  accent: bar(vars.color.accent.solid),
  turmeric: bar(vars.color.turmeric.solid),
  leaf: bar(vars.color.leaf.solid),
  rose: bar(vars.color.rose.solid),
  sky: bar(vars.color.sky.solid),
});
