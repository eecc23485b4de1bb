import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The content of every signed-in screen; by itself, for a frame without a menu needs nothing of the one with it. */

export const main = componentStyle({
  flex: '1 0 auto',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[6],
  outline: 'none',
  '@media': {
    [breakpoint.desktop]: { paddingInline: vars.space[8], paddingBlock: vars.space[8] },
  },
});

export const width = componentVariants({
  student: {
    maxInlineSize: `calc(${vars.size.contentStudent} + 2 * ${vars.space[4]})`,
    '@media': {
      [breakpoint.desktop]: { maxInlineSize: `calc(${vars.size.contentStudent} + 2 * ${vars.space[8]})` },
    },
  },
  staff: { maxInlineSize: `calc(${vars.size.contentStaff} + 2 * ${vars.space[8]})` },
  full: {},
});
