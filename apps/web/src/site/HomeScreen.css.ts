import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[16],
      paddingBlockEnd: vars.space[10],
    },
  },
});

export const numbers = style({
  '@layer': {
    components: {
      paddingBlock: vars.space[8],
      borderBlock: `${vars.size.border} dashed ${vars.color.line}`,
    },
  },
});

/** Anchors stay clear of the sticky header. */
export const part = style({
  '@layer': { components: { scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[8]})` } },
});
