import { centered } from '../../theme/basic/centered.css.ts';
import { grid } from '../../theme/basic/grid.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([row, { gap: vars.space[3], minInlineSize: 0 }]);

export const size = componentVariants({
  small: { vars: { '--skill-ring': '2.5rem' }, fontSize: vars.text.sm },
  medium: { vars: { '--skill-ring': '3.75rem' } },
});

export const ring = componentStyle([
  centered,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: 'var(--skill-ring)',
    blockSize: 'var(--skill-ring)',
  },
]);

export const svg = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
});

const arc = { strokeWidth: 11, strokeLinecap: 'butt' } as const;

export const track = componentStyle({
  ...arc,
  stroke: vars.color.line,
  // Without own colors the ring says filled from empty by thickness.
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: 3 } },
});

/** An empty ring is only an outline, so that it is not taken for a full one without color. */
export const unseen = componentStyle({
  stroke: vars.color.lineStrong,
  strokeWidth: 3,
  strokeDasharray: '6 7',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

const lit = (color: string) => ({
  ...arc,
  stroke: color,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const level = componentVariants({
  learning: lit(vars.color.reward.solid),
  near: lit(vars.color.accent.solid),
  learned: lit(vars.color.success.solid),
  mastered: lit(vars.color.success.solid),
});

export const tryDot = componentStyle({
  fill: 'none',
  stroke: vars.color.accent.line,
  strokeWidth: 3,
  selectors: { '&[data-done]': { fill: vars.color.accent.solid } },
  '@media': {
    '(forced-colors: active)': {
      stroke: 'CanvasText',
      selectors: { '&[data-done]': { fill: 'CanvasText' } },
    },
  },
});

export const middle = componentStyle([
  centered,
  {
    fontSize: vars.text.xs,
    fontWeight: vars.font.weightNumber,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
]);

export const star = componentStyle({
  color: vars.color.reward.solid,
  fill: 'currentColor',
  inlineSize: '45%',
  blockSize: '45%',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const words = componentStyle([grid, { lineHeight: 1.5 }]);

export const skill = componentStyle([note]);

export const band = componentStyle({ fontWeight: vars.font.weightStrong });

export const detail = componentStyle([note]);
