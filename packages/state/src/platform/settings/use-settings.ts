import { useSnapshot } from 'valtio/react';
import { settings } from './settings.ts';

/** The settings as they are now; the component renders again only when what it read has changed. */
export function useSettings() {
  return useSnapshot(settings);
}
