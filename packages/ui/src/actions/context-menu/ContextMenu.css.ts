import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  minInlineSize: 0,
  // A finger that is held opens this menu, not the browser's, and selects no words.
  WebkitTouchCallout: 'none',
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitUserSelect: 'none' } },
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.small,
    },
  },
});
