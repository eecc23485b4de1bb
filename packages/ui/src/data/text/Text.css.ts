import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-strong]': { fontWeight: vars.font.weightStrong },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  },
});
