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

const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

/**
 * Hands the strings of this kit's parts to react-aria, through the two globals it reads once, at the first render of any
 * of its parts; so call it before. An app that uses parts of react-aria beside the kit (calendars, tables, colours) gives
 * `REACT_ARIA_FA`, or what it needs of it. Without a window (while prerendering) there is nothing to set.
 */
export function setReactAriaStrings(more: ReactAriaStrings = {}): void {
  if (typeof window === 'undefined') return;
  const before: unknown = Reflect.get(window, STRINGS);
  Object.assign(window, {
    [LOCALE]: 'fa-IR',
    [STRINGS]: { ...(typeof before === 'object' ? before : {}), ...controlStrings, ...more },
  });
}
