import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const row = componentStyle([
  inlineRow,
  {
    gap: vars.space[5],
    minInlineSize: 0,
  },
]);
