import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[1],
      minInlineSize: 0,
      selectors: { '&[data-centred]': { alignItems: 'center', textAlign: 'center' } },
    },
  },
});

export const label = style({ '@layer': { components: { color: vars.color.text } } });

export const hint = style({
  '@layer': { components: { display: 'block', color: vars.color.textMuted, fontSize: vars.text.sm } },
});

export const value = style({
  '@layer': {
    components: {
      margin: 0,
      fontWeight: vars.font.weightNumber,
      lineHeight: vars.leading.tight,
    },
  },
});

export const size = styleVariants({
  medium: { '@layer': { components: { fontSize: vars.text.xxxl } } },
  hero: { '@layer': { components: { fontSize: vars.text.hero } } },
});

export const unit = style({
  '@layer': {
    components: {
      display: 'inline-block',
      unicodeBidi: 'isolate',
      marginInlineStart: vars.space[1],
      fontSize: vars.text.base,
      fontWeight: vars.font.weightStrong,
      color: vars.color.textMuted,
    },
  },
});

const ink = (color: string) => ({ '@layer': { components: { color } } });

export const tone = styleVariants({
  text: ink(vars.color.text),
  accent: ink(vars.color.accent.text),
  reward: ink(vars.color.reward.text),
  success: ink(vars.color.success.text),
  danger: ink(vars.color.danger.text),
  info: ink(vars.color.info.text),
});
