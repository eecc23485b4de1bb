import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    gap: vars.space[4],
  },
]);

export const item = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
});

export const circle = componentStyle({ inlineSize: '100%', overflow: 'visible' });

/** Drawn over the ends of all cuts. */
export const rim = componentStyle({ fill: 'none' });

export const label = componentStyle({ fontSize: vars.text.lg });
