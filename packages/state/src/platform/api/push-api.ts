import { createCalls } from '@mashq/api/client';
import { push } from '@mashq/api/client/push';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls by which a browser is notified while the app is closed. */
export const pushApi = createCalls<Contract['push']>(push, clientOptions);
