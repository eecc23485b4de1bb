import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const layer = (rule: object) => style({ '@layer': { components: rule } });

export const people = layer({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space[5],
});

export const person = layer({ display: 'grid', justifyItems: 'center', gap: vars.space[2], textAlign: 'center' });

export const quiet = layer({ color: vars.color.textMuted });
