import { createContext, use } from 'react';
import type { KitMessages } from './kit-messages.ts';

/** The catalog of messages around a component; without one the kit speaks Persian. */
export const MessagesContext = createContext<KitMessages | undefined>(undefined);

/**
 * The messages in the language of the `MashqProvider` around. Only while a component renders, but there in any place, also in
 * the default value of a prop: React lets `use` read a context conditionally.
 * @param path where the catalogs have them: `overlays.close`
 * @param persian what is said without a catalog, so that a component brings its own Persian words and no others
 */
export function messagesFor<Dictionary>(path: string, persian: Dictionary): Dictionary {
  let found: unknown = use(MessagesContext);
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  return (found as Dictionary | undefined) ?? persian;
}
