import { collectionStrings } from './react-aria/collections.ts';
import { colorStrings } from './react-aria/colors.ts';
import { controlStrings } from './react-aria/controls.ts';
import { dateStrings } from './react-aria/dates.ts';
import type { ReactAriaStrings } from './react-aria/strings.ts';

/** Everything react-aria says by itself, in Persian: it ships no Persian, and would speak English to a screen reader. */
export const REACT_ARIA_FA: ReactAriaStrings = {
  ...collectionStrings,
  ...colorStrings,
  ...controlStrings,
  ...dateStrings,
};

/**
 * Hands the strings to react-aria, through the two globals it reads once, at the first render of any of its parts; so
 * call it before. Without a window (while prerendering) there is nothing to set.
 */
export function setReactAriaStrings(): void {
  if (typeof window === 'undefined') return;
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'fa-IR',
    [Symbol.for('react-aria.i18n.strings')]: REACT_ARIA_FA,
  });
}
