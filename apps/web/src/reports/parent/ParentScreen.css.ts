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

export const quiet = layer({ color: vars.color.textMuted });

export const screenOnly = layer({ '@media': { print: { display: 'none' } } });
