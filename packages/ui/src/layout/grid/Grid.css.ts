import { grid } from '../../theme/basic/grid.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle, componentVariants, wholeBelow } from '../../theme/component-style.ts';

export const root = componentStyle([
  grid,
  {
    alignItems: 'stretch',
    listStyle: 'none',
    selectors: { '&[data-align=start]': { alignItems: 'start' } },
  },
]);

/** As many equal columns as fit; a column never grows past its container, so nothing scrolls sideways at 320 px. */
const fit = (smallest: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))` });

/** One column on a phone, the given ones on a desktop. */
const desk = (columns: string) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: columns } },
});

export const columns = componentVariants({
  narrow: fit('10rem'),
  medium: fit('16rem'),
  wide: fit('22rem'),
  halves: desk('repeat(2, minmax(0, 1fr))'),
  thirds: desk('repeat(3, minmax(0, 1fr))'),
  // Four of a little more than a quarter never have room beside each other, so that gaps need not be known.
  threeOrOne: fit(wholeBelow('46rem', '26%')),
  mainAside: desk('minmax(0, 8fr) minmax(17rem, 5fr)'),
});
