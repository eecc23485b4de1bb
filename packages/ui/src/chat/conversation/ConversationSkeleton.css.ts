import { column } from '../../theme/basic/column.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[3] }]);

export const bone = componentStyle({
  inlineSize: '60%',
  selectors: {
    '&[data-short="true"]': { inlineSize: '36%' },
    '&[data-own="true"]': { alignSelf: 'flex-end' },
  },
});
