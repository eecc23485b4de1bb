import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Above the page until it has focus; moved, not hidden, so that the Tab key finds it. */
export const root = componentStyle([
  inlineRow,
  {
    position: 'fixed',
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    zIndex: vars.layer.overlay,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[5],
    borderRadius: vars.radius.control,
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    boxShadow: vars.shadow.raised,
    fontWeight: vars.font.weightStrong,
    textDecoration: 'none',
    selectors: {
      // Its shadow would reach into the page.
      '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' },
      '&:focus': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);
