import { grid } from '../../../theme/basic/grid.css.ts';
import { note } from '../../../theme/basic/note.css.ts';
import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

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
