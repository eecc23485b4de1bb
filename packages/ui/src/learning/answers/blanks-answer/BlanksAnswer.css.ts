import { grid } from '../../../theme/basic/grid.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

/** Labels, boxes and units of one question are in columns. */
export const lines = componentStyle([
  grid,
  {
    gridTemplateColumns: 'auto minmax(0, auto) auto',
    rowGap: vars.space[4],
    maxInlineSize: '100%',
    // Beside each other where the pad has taken the height.
    '@container': {
      [docked]: {
        selectors: {
          '&[data-many]': {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'end',
            justifyContent: 'center',
            gap: `${vars.space[2]} ${vars.space[4]}`,
          },
        },
      },
    },
  },
]);

export const line = componentStyle([
  grid,
  {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    '@container': {
      [docked]: { selectors: { '[data-many] > &': { gridTemplateColumns: 'auto auto' } } },
    },
  },
]);

export const label = componentStyle({
  gridColumn: 1,
  marginInlineEnd: vars.space[3],
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  selectors: { '&::after': { content: '":"' } },
  '@container': {
    [docked]: {
      selectors: {
        '[data-many] > * > &': {
          gridColumn: '1 / -1',
          marginInlineEnd: 0,
          fontSize: vars.text.base,
        },
      },
    },
  },
});

export const cell = componentStyle([
  grid,
  {
    gridColumn: 2,
    justifyItems: 'start',
    '@container': { [docked]: { selectors: { '[data-many] > * > &': { gridColumn: 1 } } } },
  },
]);

export const unit = componentStyle({
  gridColumn: 3,
  marginInlineStart: vars.space[3],
  '@container': {
    [docked]: {
      selectors: { '[data-many] > * > &': { gridColumn: 2, marginInlineStart: vars.space[2] } },
    },
  },
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
});
