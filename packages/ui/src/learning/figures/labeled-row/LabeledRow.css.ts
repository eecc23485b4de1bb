import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    alignItems: 'end',
    gap: `${vars.space[4]} ${vars.space[5]}`,
  },
]);

export const item = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const size = componentVariants({
  small: { inlineSize: 'clamp(60px, 20cqi, 84px)' },
  /** As wide as what is in it. */
  free: {},
  wide: {
    inlineSize: 'min(100%, 320px)',
    selectors: { '[data-many] > &': { inlineSize: 'clamp(124px, 44cqi, 240px)' } },
  },
  large: {
    inlineSize: 'clamp(190px, 62cqi, 236px)',
    selectors: { '[data-many] > &': { inlineSize: 'clamp(132px, 44cqi, 200px)' } },
  },
});

export const label = componentStyle({ fontSize: vars.text.base, fontWeight: vars.font.weightStrong });

export const foot = componentStyle({ marginBlockStart: vars.space[3] });
