import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    marginBlockStart: vars.space[3],
    fontSize: vars.text.sm,
  },
]);

export const entry = componentStyle([inlineRow, { gap: vars.space[2] }]);

export const mark = componentStyle({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
