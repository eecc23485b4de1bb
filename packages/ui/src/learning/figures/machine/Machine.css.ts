import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'grid',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightNumber,
});

/** Its numbers and arrows are places of the machine's own grid. */
export const row = componentStyle({ display: 'contents' });

export const box = componentStyle({
  display: 'grid',
  placeContent: 'center',
  alignSelf: 'stretch',
  boxSizing: 'border-box',
  minInlineSize: '60px',
  minBlockSize: '64px',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  border: `2.5px solid ${vars.color.accent.solid}`,
  borderBlockEndWidth: '7px',
  borderRadius: vars.radius.control,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  whiteSpace: 'nowrap',
});

export const number = componentStyle({
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  minInlineSize: '46px',
  minBlockSize: '48px',
  paddingInline: vars.space[1],
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  // Forced colors lay an opaque plate behind each text, which would cover the edge close to it.
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      borderColor: 'CanvasText',
      background: 'Canvas',
    },
  },
});

export const asked = componentStyle({
  borderStyle: 'dashed',
  borderColor: vars.color.accent.line,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const arrow = componentStyle({
  minInlineSize: '16px',
  inlineSize: '16px',
  blockSize: '20px',
  color: vars.color.textMuted,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
