import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([inlineRow, { gap: vars.space[1] }]);

/** Clear of the button's focus ring. */
export const failed = componentStyle({
  marginInlineStart: vars.space[2],
  color: vars.color.danger.text,
  fontSize: vars.text.sm,
});
