import { row as basicRow } from '../../../theme/basic/row.css.ts';
import { wrappingRow as basicWrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** The unit is after the number, as it is written. */
export const row = componentStyle([
  basicRow,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    minInlineSize: 0,
  },
]);

export const units = componentStyle([basicWrappingRow, { gap: vars.space[2], minInlineSize: 0 }]);

export const unit = componentStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
});
