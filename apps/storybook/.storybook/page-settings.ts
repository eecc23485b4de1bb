import type { MashqProviderProps } from '@mashq/ui/i18n';
import { enMessages } from '@mashq/ui/i18n/en';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { DEFAULT_SETTINGS, LANGUAGE_SETTINGS, type StorySettings, settingsOf } from './settings.ts';

let current = DEFAULT_SETTINGS;
const listeners = new Set<() => void>();

/** Follows the toolbar for pages that have no story to hear of it: the documentation. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  const take = ({ globals }: { globals: Record<string, unknown> }) => {
    const before = current.lang;
    current = settingsOf(globals);
    for (const listener of listeners) listener();
    // A language brings its direction and digits; both can be changed after it.
    if (current.lang !== before) channel.emit(UPDATE_GLOBALS, { globals: LANGUAGE_SETTINGS[current.lang] });
  };
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const pageSettings = (): StorySettings => current;

export const usePageSettings = (): StorySettings => useSyncExternalStore(subscribe, pageSettings);

export const useLanguage = () => usePageSettings().lang;

/** Settings of the provider around stories and pages. */
export const providerProps = ({ dir, digits, lang }: StorySettings): Omit<MashqProviderProps, 'children'> => ({
  dir,
  digits,
  ...(lang === 'en' && { messages: enMessages }),
});
