import { controlMessages } from './react-aria/controls.ts';
import type { ReactAriaMessages } from './react-aria/messages.ts';

const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

/**
 * Groups that come with the components that say them. They stand empty from the beginning: react-aria takes up no new group
 * after its first reading, and a component that came later than that would not render at all.
 */
const LATER = [
  '@react-aria/breadcrumbs',
  '@react-aria/calendar',
  '@react-aria/color',
  '@react-aria/combobox',
  '@react-aria/datepicker',
  '@react-aria/dnd',
  '@react-aria/grid',
  '@react-aria/gridlist',
  '@react-aria/previewtrigger',
  '@react-aria/steplist',
  '@react-aria/table',
  '@react-aria/tag',
  '@react-aria/toast',
  '@react-aria/tree',
  '@react-stately/color',
  '@react-stately/datepicker',
  'react-aria-components',
];

type Table = Record<string, ReactAriaMessages[string]>;

/**
 * Hands the strings of this kit's components to react-aria, through the two globals it reads once, at the first render of any
 * of its components; so call it before. A component whose strings are many brings them itself, by calling it with them
 * at the head of its module. An app that uses components of react-aria beside the kit (tables, colors) gives `REACT_ARIA_FA`,
 * or what it needs of it. Without a window (while prerendering) there is nothing to set.
 */
export function setReactAriaMessages(more: ReactAriaMessages = {}): void {
  if (typeof window === 'undefined') return;
  const table: Table = Reflect.get(window, STRINGS) ?? {};
  for (const group of LATER) table[group] ??= {};
  for (const [group, messages] of Object.entries({ ...controlMessages, ...more })) {
    // The group that react-aria has read is filled, not replaced: what comes late is heard too.
    table[group] = Object.assign(table[group] ?? {}, messages);
  }
  Object.assign(window, { [LOCALE]: 'fa-IR', [STRINGS]: table });
}
