import { createCalls } from '@mashq/api/client';
import { type VisitorCalls, visitor } from '@mashq/api/client/visitor';
import { clientOptions } from './api.ts';

/** The calls of visitors, and of signing in. */
export const visitorApi = createCalls<VisitorCalls>(visitor, clientOptions);
