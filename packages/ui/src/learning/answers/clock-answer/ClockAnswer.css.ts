import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const part = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[1], minInlineSize: 0 });

export const name = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
});

/** As high as a box beside it. */
export const colon = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '64px',
  fontSize: vars.text.xxl,
  fontWeight: vars.font.weightNumber,
  lineHeight: vars.leading.tight,
});
