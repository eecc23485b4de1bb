import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = componentStyle({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  overflow: 'auto',
  background: vars.color.surface,
});

/** It cuts its headings at its own corners where it is the frame too. */
export const table = componentStyle({
  overflow: 'hidden',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'center',
});

/** A cell that is pointed at: a frame inside of its own, as color alone says nothing. */
export const marked = componentStyle({
  outline: `3px solid ${vars.color.accent.solid}`,
  outlineOffset: '-4px',
  borderRadius: vars.radius.small,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const heading = componentStyle({
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.font.weightStrong,
});
