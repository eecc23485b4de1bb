import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const { reward, accent } = vars.color;

export const root = style({ '@layer': { components: { display: 'grid', gap: vars.space[3] } } });

export const week = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 4rem))',
      gap: vars.space[1],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const day = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      paddingBlock: vars.space[2],
      borderRadius: vars.radius.control,
      color: vars.color.textMuted,
      selectors: {
        '&[aria-current]': { background: accent.soft, color: accent.onSoft },
      },
      '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
    },
  },
});

export const mark = style({
  '@layer': { components: { position: 'relative', display: 'grid', placeItems: 'center', inlineSize: '100%' } },
});

export const star = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', maxInlineSize: '3.25rem' } },
});

export const shape = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.lineStrong,
      strokeWidth: 2.5,
      strokeLinejoin: 'round',
      selectors: {
        '&[data-state=practised]': { fill: reward.bright, stroke: reward.line, strokeWidth: 3.5 },
        '&[data-state=rested]': { fill: vars.color.surfaceMuted, stroke: vars.color.line },
        '&[data-state=today]': { stroke: accent.line, strokeWidth: 3.5 },
        '&[data-state=ahead]': { strokeDasharray: '3 5' },
      },
    },
  },
});

export const tick = style({
  '@layer': { components: { position: 'absolute', color: reward.onBright } },
});

export const letter = style({
  '@layer': { components: { fontWeight: vars.font.weightStrong, lineHeight: vars.leading.heading } },
});

export const line = style({ '@layer': { components: { margin: 0, color: vars.color.text } } });
