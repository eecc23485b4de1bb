import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const empty = componentStyle({ padding: vars.space[4], color: vars.color.textMuted, textAlign: 'center' });

export const chevron = componentStyle({
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});
