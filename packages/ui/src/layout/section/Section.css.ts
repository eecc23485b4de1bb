import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { column, row } from '../../theme/layout.css.ts';
import { heading, note } from '../../theme/text.css.ts';

export const root = componentStyle([column, { gap: vars.space[4], minInlineSize: 0 }]);

export const head = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
]);

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.xl,
  },
]);

export const subtitle = componentStyle([note]);
