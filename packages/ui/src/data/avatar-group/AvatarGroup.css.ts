import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([inlineRow, { minInlineSize: 0 }]);

/** Each lies over the end of the one before, with a ring in the color of the ground. */
export const person = componentStyle({
  display: 'flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  background: vars.color.surface,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
});

export const more = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space[8],
  paddingInline: vars.space[2],
  color: vars.color.textMuted,
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightNumber,
  alignSelf: 'stretch',
});
