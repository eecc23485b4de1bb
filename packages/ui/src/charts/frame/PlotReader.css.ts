import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { PLOT_HEIGHT } from './plot.css.ts';

export const root = componentStyle({
  position: 'absolute',
  // Over the plot within the sheet of paper.
  insetInline: `calc(${vars.space[4]} + ${vars.size.hairline})`,
  insetBlockStart: `calc(${vars.size.gridCell} + ${vars.size.hairline})`,
  blockSize: PLOT_HEIGHT,
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outlineOffset: '4px' },
  },
});

export const slot = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  borderInline: `${vars.size.hairline} dashed ${vars.color.accent.line}`,
  pointerEvents: 'none',
});

export const bubble = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  translate: `calc(50% * ${vars.direction}) -50%`,
  zIndex: 1,
  display: 'grid',
  gap: vars.space[1],
  inlineSize: 'max-content',
  maxInlineSize: '14rem',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.heading,
  pointerEvents: 'none',
});

export const label = componentStyle({ fontWeight: vars.font.weightHeading });

export const value = componentStyle([row, { gap: vars.space[2] }]);

export const mark = componentStyle({ flex: 'none', inlineSize: '0.9rem', blockSize: '0.9rem' });

export const number = componentStyle({ fontWeight: vars.font.weightNumber, marginInlineStart: 'auto' });
