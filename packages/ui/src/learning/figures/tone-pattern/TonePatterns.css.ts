import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const filled = (fill: string) => ({
  '@layer': {
    components: {
      fill,
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' as const, fill: 'Canvas' } },
    },
  },
});

export const ground = {
  soft: styleVariants({
    accent: filled(vars.color.accent.soft),
    turmeric: filled(vars.color.reward.soft),
    leaf: filled(vars.color.success.soft),
    rose: filled(vars.color.danger.soft),
    sky: filled(vars.color.info.soft),
    none: filled(vars.color.surfaceMuted),
  }),
  strong: styleVariants({
    accent: filled(vars.color.accent.solid),
    turmeric: filled(vars.color.reward.bright),
    leaf: filled(vars.color.success.bright),
    rose: filled(vars.color.danger.solid),
    sky: filled(vars.color.info.bright),
    none: filled(vars.color.lineStrong),
  }),
};

const stroked = (stroke: string, strokeOpacity = 1) => ({
  '@layer': {
    components: {
      fill: 'none',
      stroke,
      strokeOpacity,
      '@media': {
        '(forced-colors: active)': { forcedColorAdjust: 'none' as const, stroke: 'CanvasText', strokeOpacity: 1 },
      },
    },
  },
});

const onSoft = styleVariants({
  accent: stroked(vars.color.accent.edge),
  turmeric: stroked(vars.color.reward.solid),
  leaf: stroked(vars.color.success.solid),
  rose: stroked(vars.color.danger.solid),
  sky: stroked(vars.color.info.solid),
  none: stroked(vars.color.line),
});

/** On a strong ground the marks are what is written on it, thinned. */
const OPACITY = 0.5;
const onStrong = styleVariants({
  accent: stroked(vars.color.accent.onSolid, OPACITY),
  turmeric: stroked(vars.color.reward.onBright, OPACITY),
  leaf: stroked(vars.color.success.onBright, OPACITY),
  rose: stroked(vars.color.danger.onSolid, OPACITY),
  sky: stroked(vars.color.info.onBright, OPACITY),
  none: stroked(vars.color.line),
});

export const marks = { soft: onSoft, strong: onStrong };

export const lines = style({ '@layer': { components: { strokeWidth: 1.3 } } });
export const dots = style({ '@layer': { components: { strokeWidth: 2.8, strokeLinecap: 'round' } } });
