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

export const words = componentStyle([grid, { lineHeight: 1.5 }]);

export const skill = componentStyle([note]);

export const band = componentStyle({ fontWeight: vars.font.weightStrong });

export const detail = componentStyle([note]);
