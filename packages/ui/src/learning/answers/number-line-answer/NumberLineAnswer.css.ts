import { grid } from '../../../theme/basic/grid.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pressed, raised } from '../../../theme/tactile.ts';

/** Side of the square that, turned on its corner, is the pin; its tip is 0.7 of that below its middle. */
const PIN = 34;
/** From the foot of the drawing up to the axis, as `NumberLineTrack` draws it. */
const AXIS = 16;

export const root = componentStyle([grid, { gap: vars.space[2], inlineSize: '100%' }]);

export const stage = componentStyle({
  // Room for the pin over the line.
  paddingBlockStart: '36px',
  userSelect: 'none',
  touchAction: 'pan-y',
  selectors: { '&[data-editable]': { cursor: 'pointer' } },
});

export const axis = componentStyle({ position: 'absolute', insetInline: 0, insetBlock: 0 });

export const handle = componentStyle({
  position: 'absolute',
  insetBlockEnd: `${AXIS}px`,
  inlineSize: '48px',
  blockSize: '48px',
  marginInlineStart: '-24px',
  outline: 'none',
  transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-editable] &': { cursor: 'grab' },
    '[data-editable]:active &': { cursor: 'grabbing', transition: 'none' },
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      position: 'absolute',
      insetInlineStart: `${24 - PIN / 2}px`,
      insetBlockEnd: `${Math.round(PIN * Math.SQRT1_2 - PIN / 2)}px`,
      inlineSize: `${PIN}px`,
      blockSize: `${PIN}px`,
      borderRadius: '50% 50% 50% 0',
      rotate: '-45deg',
      border: `${vars.size.border} solid ${vars.color.accent.edge}`,
      background: `radial-gradient(circle, ${vars.color.accent.onSolid} 0 5px, ${vars.color.accent.solid} 6px)`,
      boxShadow: vars.shadow.card,
    },
    '&:focus-visible::before': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
    // Not placed yet: it waits at the left end, empty.
    '&[data-untouched]::before': {
      borderStyle: 'dashed',
      borderColor: vars.color.accent.line,
      background: vars.color.accent.soft,
      boxShadow: 'none',
    },
    '[data-status="right"] &::before': {
      borderColor: vars.color.success.edge,
      background: `radial-gradient(circle, ${vars.color.success.onSolid} 0 5px, ${vars.color.success.solid} 6px)`,
    },
    '[data-status="wrong"] &::before': {
      borderColor: vars.color.reward.edge,
      background: `radial-gradient(circle, ${vars.color.reward.onSolid} 0 5px, ${vars.color.reward.solid} 6px)`,
    },
    '&[aria-disabled="true"]': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'Highlight', borderColor: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const steps = componentStyle({ display: 'flex', justifyContent: 'center', gap: vars.space[3] });

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `calc(${vars.size.target} + ${vars.space[4]})`,
  blockSize: vars.size.target,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.accent.text,
  ...raised(vars.color.line),
  touchAction: 'manipulation',
  selectors: {
    '&[data-hovered]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
    '&[data-pressed]': pressed,
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});
