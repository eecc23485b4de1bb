import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const outline = componentStyle({ strokeWidth: 2.5 });

export const line = componentStyle({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const dashed = componentStyle({ strokeWidth: 2, strokeDasharray: '6 6' });

/** A line's color, of its stroke and of its arrow heads. */
const colored = (color: string) => ({
  color,
  stroke: color,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const plain = componentStyle(colored(vars.color.text));
export const toned = componentVariants({
  accent: colored(vars.color.accent.text),
  turmeric: colored(vars.color.reward.solid),
  leaf: colored(vars.color.success.solid),
  rose: colored(vars.color.danger.solid),
  sky: colored(vars.color.info.solid),
  none: colored(vars.color.textMuted),
});

export const head = componentStyle({
  fill: 'currentColor',
  strokeWidth: 1,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

const accentStroke = {
  fill: 'none',
  stroke: vars.color.accent.text,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
} as const;

export const mark = componentStyle({ ...accentStroke, strokeWidth: 2.2 });
export const angle = componentStyle({ ...accentStroke, strokeWidth: 2.2 });

export const dot = componentStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
