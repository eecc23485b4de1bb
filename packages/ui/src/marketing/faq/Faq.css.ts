import { grid } from '../../theme/basic/grid.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([grid, { gap: vars.space[4] }]);

export const search = componentStyle({ maxInlineSize: '28rem' });

/** Empty it takes no place and is no item of the grid, yet stays a region that screen readers know. */
export const announced = componentStyle({
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'contents' } },
});
