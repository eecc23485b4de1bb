import { createCalls } from '@mashq/api/client';
import { type AccountCalls, account } from '@mashq/api/client/account';
import { clientOptions } from './api.ts';

/** The calls of everybody who is signed in. */
export const accountApi = createCalls<AccountCalls>(account, clientOptions);
