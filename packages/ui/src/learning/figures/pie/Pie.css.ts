import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  // Its legend is beside it, where the height is dear.
  '@container': {
    [docked]: { gridTemplateColumns: 'auto auto', alignItems: 'center', justifyContent: 'center' },
  },
});

export const pie = componentStyle({
  inlineSize: 'clamp(220px, 72cqi, 280px)',
  overflow: 'visible',
  '@container': { [docked]: { inlineSize: 'clamp(128px, 100cqi - 8.5rem, 220px)' } },
});

/** One under the other, where it is beside the pie. */
export const legend = componentStyle({
  '@container': { [docked]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const cut = componentStyle({ strokeWidth: 1, strokeOpacity: 0.6 });

/** Keeps a percent legible on the pattern under it. */
export const plate = componentStyle({
  fill: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});
