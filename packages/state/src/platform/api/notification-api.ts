import { createCalls } from '@mashq/api/client';
import { notifications } from '@mashq/api/client/notifications';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of what a person is notified of. */
export const notificationApi = createCalls<Contract['notifications']>(notifications, clientOptions);
