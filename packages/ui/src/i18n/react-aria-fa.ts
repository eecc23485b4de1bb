import { LocalizedStringDictionary } from '@internationalized/string';
import { pageLanguage } from './page-language.ts';
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

/** The strings while rendering on a server, by group. */
const onServer = new Map<string, { messages: Table[string]; dictionary: LocalizedStringDictionary }>();

/**
 * react-aria has no globals on a server and would write its English there, which the browser's Persian then contradicts. So
 * its dictionary answers from the kit's strings; a group that the kit has none of stays react-aria's own.
 */
function setServerMessages(more: ReactAriaMessages): void {
  for (const [group, messages] of Object.entries({ ...controlMessages, ...more })) {
    const all = Object.assign(onServer.get(group)?.messages ?? {}, messages);
    // The dictionary keeps the object it is made with, so what is added later is in it too.
    const dictionary =
      onServer.get(group)?.dictionary ?? new LocalizedStringDictionary({ 'fa-IR': all as never }, 'fa-IR');
    onServer.set(group, { messages: all, dictionary });
  }
  LocalizedStringDictionary.getGlobalDictionaryForPackage = (group: string) =>
    (pageLanguage()?.isPersian !== false ? (onServer.get(group)?.dictionary ?? null) : null) as never;
}

/**
 * Hands the strings of this kit's components to react-aria, through the two globals it reads once, at the first render of any
 * of its components; so call it before. A component whose strings are many brings them itself, by calling it with them
 * at the head of its module. An app that uses components of react-aria beside the kit (tables, colors) gives `REACT_ARIA_FA`,
 * or what it needs of it. It works on a server too, so that the page is not corrected when it comes alive.
 */
export function setReactAriaMessages(more: ReactAriaMessages = {}): void {
  if (typeof window === 'undefined') {
    setServerMessages(more);
    return;
  }
  const table: Table = Reflect.get(window, STRINGS) ?? {};
  for (const group of LATER) table[group] ??= {};
  for (const [group, messages] of Object.entries({ ...controlMessages, ...more })) {
    // The group that react-aria has read is filled, not replaced: what comes late is heard too.
    table[group] = Object.assign(table[group] ?? {}, messages);
  }
  Object.assign(window, { [LOCALE]: 'fa-IR', [STRINGS]: table });
}
