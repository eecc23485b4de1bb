import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Quiet at all times: nothing in it turns red or blinks as the end comes near. */
export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInlineStart: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.heading,
});

/** The button ends the pill: its focus ring is as round. */
componentGlobalStyle(`${root} > button`, { borderRadius: vars.radius.full });

export const ring = componentStyle({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 5,
});

export const track = componentStyle({ stroke: vars.color.line });

export const gone = componentStyle({
  stroke: vars.color.info.solid,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const words = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  selectors: { '&:nth-last-child(2)': { paddingInlineEnd: vars.space[4] } },
});
