import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

/** How many are asked for, and at its end how many are picked. */
export const counts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
});

export const said = componentStyle({
  selectors: { '&[data-full]': { color: vars.color.accent.text } },
});
