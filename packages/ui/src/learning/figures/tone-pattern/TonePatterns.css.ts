import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

const filled = (fill: string) => ({
  fill,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' as const, fill: 'Canvas' } },
});

export const ground = {
  soft: componentVariants({
    accent: filled(vars.color.accent.soft),
    turmeric: filled(vars.color.reward.soft),
    leaf: filled(vars.color.success.soft),
    rose: filled(vars.color.danger.soft),
    sky: filled(vars.color.info.soft),
    none: filled(vars.color.surfaceMuted),
  }),
  strong: componentVariants({
    accent: filled(vars.color.accent.solid),
    turmeric: filled(vars.color.reward.bright),
    leaf: filled(vars.color.success.bright),
    rose: filled(vars.color.danger.solid),
    sky: filled(vars.color.info.bright),
    none: filled(vars.color.lineStrong),
  }),
};

const stroked = (stroke: string, strokeOpacity = 1) => ({
  fill: 'none',
  stroke,
  strokeOpacity,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none' as const, stroke: 'CanvasText', strokeOpacity: 1 },
  },
});

const onSoft = componentVariants({
  accent: stroked(vars.color.accent.edge),
  turmeric: stroked(vars.color.reward.solid),
  leaf: stroked(vars.color.success.solid),
  rose: stroked(vars.color.danger.solid),
  sky: stroked(vars.color.info.solid),
  none: stroked(vars.color.line),
});

/** On a strong ground the marks are what is written on it, thinned. */
const OPACITY = 0.5;
const onStrong = componentVariants({
  accent: stroked(vars.color.accent.onSolid, OPACITY),
  turmeric: stroked(vars.color.reward.onBright, OPACITY),
  leaf: stroked(vars.color.success.onBright, OPACITY),
  rose: stroked(vars.color.danger.onSolid, OPACITY),
  sky: stroked(vars.color.info.onBright, OPACITY),
  none: stroked(vars.color.line),
});

export const marks = { soft: onSoft, strong: onStrong };

export const lines = componentStyle({ strokeWidth: 1.3 });
export const dots = componentStyle({ strokeWidth: 2.8, strokeLinecap: 'round' });
