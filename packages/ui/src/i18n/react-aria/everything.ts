import { collectionMessages } from './collections.ts';
import { colorMessages } from './colors.ts';
import { controlMessages } from './controls.ts';
import { dateMessages } from './dates.ts';
import type { ReactAriaMessages } from './messages.ts';
import { otherMessages } from './others.ts';

/** Everything react-aria says by itself, in Persian: it ships no Persian, and would speak English to a screen reader. */
export const REACT_ARIA_FA: ReactAriaMessages = {
  ...collectionMessages,
  ...colorMessages,
  ...controlMessages,
  ...dateMessages,
  ...otherMessages,
};
