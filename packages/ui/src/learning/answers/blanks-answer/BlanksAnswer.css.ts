import { grid } from '../../../theme/basic/grid.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Labels, boxes and units of one question are in columns. */
export const lines = componentStyle([
  grid,
  {
    gridTemplateColumns: 'auto minmax(0, auto) auto',
    rowGap: vars.space[4],
    maxInlineSize: '100%',
  },
]);

export const line = componentStyle([
  grid,
  {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
  },
]);

export const label = componentStyle({
  gridColumn: 1,
  marginInlineEnd: vars.space[3],
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  selectors: { '&::after': { content: '":"' } },
});

export const cell = componentStyle([grid, { gridColumn: 2, justifyItems: 'start' }]);

export const unit = componentStyle({
  gridColumn: 3,
  marginInlineStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
});
