import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { QueryCountSchema } from '../platform/primitives.schemas.ts';
import { LiveEventsSinceSchema } from './live.schemas.ts';

/** What has changed for the signed-in person, for browsers that the stream does not reach. */
export const live = {
  since: defineCall({
    method: 'GET',
    path: '/events/since/',
    access: 'signed-in',
    summary:
      'What has changed for the signed-in person since an event, oldest first; without `after`, in the last minute. Events are stored for a day.',
    query: v.strictObject({ after: v.optional(QueryCountSchema) }),
    response: LiveEventsSinceSchema,
  }),
};

/**
 * The stream of the same events as server-sent events. Apart from the contract's other calls, because a client made from those
 * reads replies that end.
 */
export const liveStream = defineFileCall({
  method: 'GET',
  path: '/events/',
  access: 'signed-in',
  summary:
    'What changes for the signed-in person, as server-sent events, from the event after the header `Last-Event-ID` on. The event `open` comes first; `reset` says that more was missed than is stored; `end` says why the server ends the stream. A comment is sent every 20 seconds.',
  mediaTypes: ['text/event-stream'],
});
