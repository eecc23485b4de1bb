import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const layer = (rule: object) => style({ '@layer': { components: rule } });

export const root = layer({
  maxInlineSize: '46rem',
  marginInline: 'auto',
  padding: vars.space[5],
  display: 'grid',
  gap: vars.space[5],
});

export const advice = layer({ margin: 0, paddingInlineStart: vars.space[5], display: 'grid', gap: vars.space[3] });

/** Two beside each other on a phone, all in a row elsewhere; below each other in large text. */
export const numbers = layer({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
});

export const quiet = layer({ color: vars.color.textMuted });

export const screenOnly = layer({ '@media': { print: { display: 'none' } } });
