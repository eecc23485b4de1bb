import { createCalls } from '@mashq/api/client';
import { chat } from '@mashq/api/client/chat';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of the support chat, of both sides. */
export const chatApi = createCalls<Contract['chat']>(chat, clientOptions);
