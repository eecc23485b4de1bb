import { useSnapshot } from 'valtio/react';
import { session } from './session.ts';

/** The session as it is now; the component renders again only when what it read has changed. */
export function useSession() {
  return useSnapshot(session);
}
