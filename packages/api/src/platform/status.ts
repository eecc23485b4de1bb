import * as v from 'valibot';
import { defineCall } from './define.ts';

export const status = {
  read: defineCall({
    method: 'GET',
    path: '/status',
    access: 'public',
    opensInMaintenance: true,
    summary: '"maintenance" asks the app to show its maintenance screen in place of every route.',
    response: v.strictObject({ status: v.string() }),
  }),
};
