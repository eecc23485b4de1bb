import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { outlinedStatusSelectors } from '../answer-frame/status-selectors.ts';

/** The drawing of an answer in a grid, outlined by what is known of the answer. */
export const stage = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  marginInline: 'auto',
  userSelect: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-status]': { outline: `${vars.size.border} solid transparent`, outlineOffset: '4px' },
    ...outlinedStatusSelectors,
  },
});
