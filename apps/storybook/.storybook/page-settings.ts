import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { DEFAULT_SETTINGS, type StorySettings, settingsOf } from './settings.ts';

let current = DEFAULT_SETTINGS;
const listeners = new Set<() => void>();

/** Follows the toolbar for pages that have no story to hear of it: the documentation. */
export function followToolbar(): void {
  const take = ({ globals }: { globals: Record<string, unknown> }) => {
    current = settingsOf(globals);
    for (const listener of listeners) listener();
  };
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const pageSettings = (): StorySettings => current;
