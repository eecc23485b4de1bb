import * as v from 'valibot';
import { defineCall } from './define.ts';

export const status = {
  read: defineCall({
    method: 'GET',
    path: '/status',
    access: 'public',
    opensInMaintenance: true,
    summary:
      '"maintenance" asks the app to show its maintenance screen in place of every route; and which version runs.',
    response: v.strictObject({
      status: v.string(),
      /** Of the server's program, for reports of faults; empty where it has none. */
      version: v.string(),
    }),
  }),
};
