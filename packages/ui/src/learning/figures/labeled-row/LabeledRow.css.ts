import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

export const list = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    alignItems: 'end',
    gap: `${vars.space[4]} ${vars.space[5]}`,
    '@container': { [docked]: { gap: vars.space[2] } },
  },
]);

export const item = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  '@container': { [docked]: { gap: 0 } },
});

export const size = componentVariants({
  small: { inlineSize: 'clamp(60px, 20cqi, 84px)' },
  /** As wide as what is in it. */
  free: {},
  wide: {
    inlineSize: 'min(100%, 320px)',
    selectors: { '[data-many] > &': { inlineSize: 'clamp(124px, 44cqi, 240px)' } },
    '@container': { [docked]: { selectors: { '[data-many] > &': { inlineSize: 'clamp(72px, 44cqi, 160px)' } } } },
  },
  large: {
    inlineSize: 'clamp(190px, 62cqi, 236px)',
    selectors: { '[data-many] > &': { inlineSize: 'clamp(132px, 44cqi, 200px)' } },
    '@container': {
      [docked]: {
        inlineSize: 'clamp(120px, 62cqi, 220px)',
        selectors: { '[data-many] > &': { inlineSize: 'clamp(72px, 44cqi, 160px)' } },
      },
    },
  },
});

export const label = componentStyle({ fontSize: vars.text.base, fontWeight: vars.font.weightStrong });

export const foot = componentStyle({ marginBlockStart: vars.space[3] });
