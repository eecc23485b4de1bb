import { grid } from '../../../theme/basic/grid.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle([grid, { gap: vars.space[2], inlineSize: '100%' }]);

/** Lies on the squares of the drawing. */
export const squares = componentStyle({ position: 'absolute', display: 'grid' });

export const square = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  touchAction: 'manipulation',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '12%',
      borderRadius: vars.radius.small,
      background: vars.color.accent.solid,
      boxShadow: `inset 0 -3px 0 ${vars.color.accent.edge}`,
      scale: '0',
      transition: `scale ${vars.motion.fast} ${vars.motion.bounce}`,
    },
    '&[aria-pressed="true"]:not([data-fixed])::after': { scale: '1' },
    '&:hover:not([aria-disabled="true"])': { background: vars.color.accent.soft },
    '&:focus-visible': {
      outlineOffset: '-2px',
      zIndex: 1,
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '[data-status="right"] &::after': {
      background: vars.color.success.solid,
      boxShadow: `inset 0 -3px 0 ${vars.color.success.edge}`,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { transition: 'none' } } },
    '(forced-colors: active)': {
      selectors: { '&&&::after': { forcedColorAdjust: 'none', background: 'CanvasText', boxShadow: 'none' } },
    },
  },
});
