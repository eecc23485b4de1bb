import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';

/** On a phone the browser has no bars worth hiding. */
export const root = componentStyle({ display: 'none', '@media': { [breakpoint.aboveSmall]: { display: 'block' } } });
