import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { grid, wrappingRow } from '../../../theme/layout.css.ts';
import { note } from '../../../theme/text.css.ts';

export const root = componentStyle([grid, { gap: vars.space[3] }]);

/** How many are asked for, and at its end how many are picked. */
export const counts = componentStyle([
  note,
  wrappingRow,
  {
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    fontWeight: vars.font.weightStrong,
  },
]);

export const said = componentStyle({
  selectors: { '&[data-full]': { color: vars.color.accent.text } },
});
