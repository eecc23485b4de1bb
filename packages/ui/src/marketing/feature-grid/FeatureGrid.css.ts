import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const item = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[4],
      alignContent: 'start',
    },
  },
});

export const icon = style({
  '@layer': {
    components: {
      gridRow: 'span 2',
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.space[12],
      blockSize: vars.space[12],
      borderRadius: vars.radius.control,
      fontSize: vars.text.xl,
    },
  },
});

const wash = ([background, color]: readonly [string, string]) => ({ '@layer': { components: { background, color } } });

export const tone = styleVariants(
  {
    accent: [vars.color.accent.soft, vars.color.accent.onSoft],
    reward: [vars.color.reward.soft, vars.color.reward.text],
    success: [vars.color.success.soft, vars.color.success.text],
    danger: [vars.color.danger.soft, vars.color.danger.text],
    info: [vars.color.info.soft, vars.color.info.text],
  } as const,
  wash,
);

export const title = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: vars.text.lg,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
    },
  },
});

export const words = style({
  '@layer': {
    components: {
      margin: 0,
      marginBlockStart: vars.space[1],
      color: vars.color.textMuted,
      lineHeight: vars.leading.text,
    },
  },
});
