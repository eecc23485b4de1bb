import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pigment } from '../../theme/pigment-contract.css.ts';

export const root = componentStyle({ display: 'block', inlineSize: '100%', overflow: 'visible' });
export const single = componentStyle({ display: 'block', flexShrink: 0, inlineSize: '34px', overflow: 'visible' });
export const line = componentStyle({ fill: 'none' });
export const barkShade = componentStyle({ fill: 'none', opacity: 0.5 });
export const shade = componentStyle({ fill: pigment.leafShade, opacity: 0.75 });
export const weave = componentStyle({ fill: 'none', opacity: 0.55 });

export const count = componentStyle({
  // Paper is light by day and by night.
  fill: vars.color.reward.onBright,
  fontFamily: vars.font.family,
  fontSize: '17px',
  fontWeight: vars.font.weightNumber,
  textAnchor: 'middle',
});
