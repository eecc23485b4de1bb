import { collectionStrings } from './collections.ts';
import { colorStrings } from './colors.ts';
import { controlStrings } from './controls.ts';
import { dateStrings } from './dates.ts';
import { otherStrings } from './others.ts';
import type { ReactAriaStrings } from './strings.ts';

/** Everything react-aria says by itself, in Persian: it ships no Persian, and would speak English to a screen reader. */
export const REACT_ARIA_FA: ReactAriaStrings = {
  ...collectionStrings,
  ...colorStrings,
  ...controlStrings,
  ...dateStrings,
  ...otherStrings,
};
