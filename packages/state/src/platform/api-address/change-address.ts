import { createCalls } from '@mashq/api/client';
import { site } from '@mashq/api/client/site';
import { status } from '@mashq/api/client/status';
import type { Contract } from '@mashq/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '../api/api.ts';
import { OWN_ADDRESS } from '../api/stored-address.ts';
import { storedRefreshToken } from '../api/token.ts';
import { startAt } from './address-in-use.ts';
import { type AddressFault, readAddress } from './read-address.ts';

/** Asked of the server that the app came from, whichever is in use: its content policy has the same list. */
const ownSite = createCalls<Contract['site']>(site, { baseUrl: OWN_ADDRESS });

/** Origins of the servers that the app may be switched to. */
export function useApiOrigins() {
  return useQuery({
    queryKey: ['api-origins'],
    queryFn: async ({ signal }) => (await ownSite.apiOrigins({}, { signal })).origins,
  });
}

/** `unreached`: no server of this API answered there. */
export type ChangeFault = AddressFault | 'unreached';

/** Switches the app to another server, once it has answered. The session ends before: its tokens are of the server in use. */
export function useChangeApiAddress(allowed: readonly string[]) {
  const [{ isPending, fault }, setState] = useState<{ isPending: boolean; fault: ChangeFault | null }>({
    isPending: false,
    fault: null,
  });

  const change = async (typed: string): Promise<void> => {
    const read = readAddress(typed, allowed);
    if ('fault' in read) return setState({ isPending: false, fault: read.fault });
    setState({ isPending: true, fault: null });
    try {
      await createCalls<Contract['status']>(status, { baseUrl: read.address }).read();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setState({ isPending: false, fault: 'unreached' });
    }
    const refresh = storedRefreshToken();
    // The server that is left ends the session too, where it can be reached.
    if (refresh !== null) await api.auth.logout({ body: { refresh } }).catch(() => undefined);
    return startAt(read.address);
  };
  return { change, isPending, fault };
}
