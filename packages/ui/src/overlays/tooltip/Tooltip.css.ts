import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Text and paper change places, so that it is distinguished from all else that floats. */
export const tooltip = componentStyle([
  strong,
  {
    zIndex: vars.layer.overlay,
    maxInlineSize: 'min(18rem, calc(100vi - 2rem))',
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    color: vars.color.page,
    fontSize: vars.text.sm,
    background: vars.color.text,
    borderRadius: vars.radius.small,
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
]);
