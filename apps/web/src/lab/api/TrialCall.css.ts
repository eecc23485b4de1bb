import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const layer = (rule: object) => style({ '@layer': { components: rule } });

export const errors = layer({ margin: 0, paddingInlineStart: vars.space[4] });

export const text = layer({ margin: 0 });

export const reply = layer({
  maxBlockSize: '32rem',
  overflow: 'auto',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});
