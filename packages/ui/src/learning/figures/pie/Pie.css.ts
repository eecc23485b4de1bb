import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

export const pie = componentStyle({ inlineSize: 'clamp(220px, 72cqi, 280px)', overflow: 'visible' });

export const cut = componentStyle({ strokeWidth: 1, strokeOpacity: 0.6 });

/** Keeps a percent legible on the pattern under it. */
export const plate = componentStyle({
  fill: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});
