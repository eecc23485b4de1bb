import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inlineRow } from '../../../theme/layout.css.ts';

export const row = componentStyle([
  inlineRow,
  {
    gap: vars.space[5],
    minInlineSize: 0,
  },
]);
