import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** One line of facts with a picture before each. */
export const facts = componentStyle([
  wrappingRow,
  {
    gap: `${vars.space[1]} ${vars.space[5]}`,
    color: vars.color.textMuted,
  },
]);

export const fact = componentStyle([inlineRow, { gap: vars.space[2] }]);

/** What needs attention differs by weight and icon too. */
export const alarm = componentStyle({ color: vars.color.danger.text, fontWeight: vars.font.weightStrong });
