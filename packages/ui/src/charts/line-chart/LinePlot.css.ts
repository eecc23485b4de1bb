import { componentGlobalStyle, componentStyle, componentVariants } from '../../theme/component-style.ts';
import { eachTone } from '../frame/tone-colors.ts';

export const stroke = componentVariants(
  eachTone(
    ({ fill }) =>
      ({
        stroke: fill,
        strokeWidth: 3.5,
        strokeLinecap: 'round',
        '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
      }) as const,
  ),
);

/** Lines differ without their colors too; the first is whole. */
export const DASHES: readonly (string | undefined)[] = [undefined, '9 7', '1 7', '14 6 1 6', '20 6'];

/** A mark is drawn around its own origin and may reach over the edge of its box. */
export const spot = componentStyle({ overflow: 'visible' });

/** Numbers that would run into each other are left out by the width of the plot; the table beneath has all. */
export const measured = componentStyle({ containerType: 'inline-size' });

componentGlobalStyle(`${measured} [data-spare]`, {
  '@container': { '(max-width: 36rem)': { display: 'none' } },
});
componentGlobalStyle(`${measured} [data-spare='crowded']`, {
  '@container': { '(max-width: 70rem)': { display: 'none' } },
});
