import { grid } from '../../theme/basic/grid.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { indeterminate } from './indeterminate.css.ts';

export const root = componentStyle([
  grid,
  {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    inlineSize: '100%',
    selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const label = componentStyle([note, { gridColumn: '1 / -1' }]);

export const track = componentStyle({
  position: 'relative',
  blockSize: vars.space[3],
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.surfaceMuted,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.line}`,
  selectors: { '&[data-size=small]': { blockSize: vars.space[2] } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const fill = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '[role=progressbar]:not([aria-valuenow]) &': {
      inlineSize: '40%',
      animation: indeterminate,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: {
        '[role=progressbar]:not([aria-valuenow]) &': { animation: 'none', inlineSize: '100%', opacity: 0.5 },
      },
    },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

export const tone = componentVariants({
  accent: { background: vars.color.accent.solid },
  // The brightest of the helpers is outlined, so that its end is seen on white.
  reward: {
    background: vars.color.reward.bright,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.reward.line}`,
  },
  success: { background: vars.color.success.solid },
  danger: { background: vars.color.danger.solid },
  info: { background: vars.color.info.solid },
});

export const value = componentStyle({ fontWeight: vars.font.weightStrong, whiteSpace: 'nowrap' });
