import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  overflowWrap: 'break-word',
});

export const label = componentStyle({ fontSize: '0.85em', fontWeight: vars.font.weightStrong });

/** At the end of a line of its own, too, where there is no room beside the words. */
export const formula = componentStyle({ marginInlineStart: 'auto' });
