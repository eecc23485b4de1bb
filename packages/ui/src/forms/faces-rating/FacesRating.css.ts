import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const faces = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const face = componentStyle({ flex: '1 1 3.5rem', maxInlineSize: '8rem' });

export const button = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  blockSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  color: vars.color.textMuted,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text, background: vars.color.surfaceMuted },
    '&[data-selected]': {
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      fontWeight: vars.font.weightStrong,
    },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});

export const picture = componentStyle({
  inlineSize: '3rem',
  blockSize: '3rem',
  transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[data-selected] > &': { scale: 1.06 } },
});

export const head = componentStyle({
  fill: vars.color.surfaceMuted,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  selectors: {
    '[data-hovered] &': { fill: vars.color.surface },
    '[data-selected] &': { fill: vars.color.reward.bright, stroke: vars.color.reward.edge },
  },
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const eye = componentStyle({
  fill: 'currentColor',
  selectors: { '[data-selected] &': { fill: vars.color.reward.onBright } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const mouth = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  selectors: { '[data-selected] &': { stroke: vars.color.reward.onBright } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const words = componentStyle({ fontSize: vars.text.sm, lineHeight: vars.leading.heading });
