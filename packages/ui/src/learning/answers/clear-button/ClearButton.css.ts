import { componentStyle } from '../../../theme/component-style.ts';

/** At the end of the answer, under what it clears; it keeps its place while there is nothing to clear. */
export const root = componentStyle({ display: 'flex', justifyContent: 'center' });
