import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style, styleVariants } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'grid', gap: vars.space[16], paddingBlockEnd: vars.space[10] } },
});

export const icon = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.space[16],
      blockSize: vars.space[16],
      borderRadius: vars.radius.control,
    },
  },
});

const wash = (background: string, color: string) => ({ '@layer': { components: { background, color } } });

export const tone = styleVariants({
  accent: wash(vars.color.accent.soft, vars.color.accent.onSoft),
  turmeric: wash(vars.color.turmeric.soft, vars.color.turmeric.text),
  sky: wash(vars.color.sky.soft, vars.color.sky.text),
  rose: wash(vars.color.rose.soft, vars.color.rose.text),
});

export const title = style({
  '@layer': { components: { fontSize: vars.text.xl, marginBlockStart: vars.space[3] } },
});

export const words = style({ '@layer': { components: { color: vars.color.textMuted } } });

export const numbers = style({
  '@layer': {
    components: {
      paddingBlock: vars.space[8],
      borderBlock: `${vars.size.border} dashed ${vars.color.line}`,
    },
  },
});
