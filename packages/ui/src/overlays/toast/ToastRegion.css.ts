import { keyframes } from '@vanilla-extract/css';
import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** At the top, in the middle; lets presses through beside the toasts. */
export const region = componentStyle([
  row,
  {
    position: 'fixed',
    insetBlockStart: `calc(${vars.space[4]} + env(safe-area-inset-top, 0px))`,
    insetInline: vars.space[4],
    zIndex: vars.layer.toast,
    flexDirection: 'column',
    gap: vars.space[2],
    pointerEvents: 'none',
    outline: 'none',
  },
]);

/** Their order alone: each toast lies in the region itself. */
export const list = componentStyle({ display: 'contents' });

const come = keyframes({ from: { opacity: 0, translate: '0 -12px' } });

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  inlineSize: 'min(26rem, 100%)',
  padding: vars.space[2],
  color: vars.color.text,
  fontSize: vars.text.base,
  lineHeight: vars.leading.text,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  outline: 'none',
  animation: `${come} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const tile = (background: string, color: string) => ({ background, color });

/** The picture on a tile of its variant. */
export const icon = componentStyle([
  inlineRow,
  {
    flex: 'none',
    justifyContent: 'center',
    inlineSize: vars.size.targetSmall,
    blockSize: vars.size.targetSmall,
    borderRadius: `calc(${vars.radius.card} - ${vars.space[2]})`,
  },
]);

const turn = keyframes({ to: { rotate: '1turn' } });

export const turning = componentStyle({
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
});

export const variant = componentVariants({
  success: tile(vars.color.success.soft, vars.color.success.text),
  info: tile(vars.color.info.soft, vars.color.info.text),
  warning: tile(vars.color.reward.soft, vars.color.reward.text),
  danger: tile(vars.color.danger.soft, vars.color.danger.text),
  reward: tile(vars.color.reward.soft, vars.color.reward.text),
});

export const words = componentStyle([
  column,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    paddingBlock: `calc((${vars.size.targetSmall} - 1lh) / 2)`,
    overflowWrap: 'anywhere',
  },
]);

export const message = componentStyle({ fontWeight: vars.font.weightStrong });

export const description = componentStyle([note]);
