import * as v from 'valibot';
import { CountSchema, IdSchema } from '../platform/primitives.schemas.ts';
import { NotificationKindSchema } from './notifications.schemas.ts';

/**
 * What a signed-in browser learns of at once. An event says only what has changed, never what it is now: a page that shows the
 * thing reads it again by its own call, with the rights of that call.
 */
export const LiveEventSchema = v.variant('kind', [
  /** A message of a chat; without `message_id` the chat as a whole. */
  v.strictObject({
    kind: v.literal('chat'),
    data: v.strictObject({
      chat_id: IdSchema,
      message_id: v.nullable(IdSchema),
      change: v.picklist(['sent', 'edited', 'deleted', 'seen']),
    }),
  }),
  /** The number of unread messages of a chat. */
  v.strictObject({ kind: v.literal('unread'), data: v.strictObject({ chat_id: IdSchema }) }),
  v.strictObject({
    kind: v.literal('class-message'),
    data: v.strictObject({
      id: IdSchema,
      class_id: IdSchema,
      change: v.picklist(['published', 'changed', 'removed']),
    }),
  }),
  /** The list of notifications; `about` is the kind of the notification that came, changed or went. */
  v.strictObject({ kind: v.literal('notification'), data: v.strictObject({ about: NotificationKindSchema }) }),
  v.strictObject({ kind: v.literal('badge'), data: v.strictObject({ badges: v.array(v.string()) }) }),
  v.strictObject({
    kind: v.literal('quiz'),
    data: v.strictObject({
      id: IdSchema,
      change: v.picklist(['published', 'paused', 'resumed', 'extended', 'closed', 'released', 'changed', 'removed']),
    }),
  }),
  v.strictObject({
    kind: v.literal('homework'),
    data: v.strictObject({ id: IdSchema, change: v.picklist(['published', 'changed', 'removed']) }),
  }),
]);

/** Events of one person are numbered one by one: an id is the number of the newest event that was read. */
export const LiveEventIdSchema = CountSchema;

/** Events after an id, for those whom the stream does not reach. */
export const LiveEventsSinceSchema = v.strictObject({
  /** Read on after this id. */
  last: LiveEventIdSchema,
  /** More was missed than is stored: what is shown is to be read again. */
  reset: v.boolean(),
  events: v.array(v.object({ id: LiveEventIdSchema, kind: v.string(), data: v.unknown() })),
});

/** Why the server ends a stream. After `replaced`, too many streams of one person, it is not to be opened again at once. */
export const LIVE_END_REASONS = ['stopping', 'signed-out', 'replaced'] as const;
