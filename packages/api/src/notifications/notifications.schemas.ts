import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** What notifications speak of: `work` is assigned work but quizzes, `support` an answer of the support, `notice` the rest. */
export const NotificationKindSchema = v.picklist([
  'work',
  'deadline',
  'comment',
  'class-message',
  'badge',
  'support',
  'quiz',
  'handed-in',
  'closed',
  'needs-help',
  'notice',
]);

/** One line of a person's list of notifications. */
export const NotificationItemSchema = v.strictObject({
  id: IdSchema,
  kind: NotificationKindSchema,
  title: v.string(),
  body: v.string(),
  /** Path in the app it leads to. */
  path: v.nullable(v.string()),
  /** The badge that one of kind `badge` speaks of. */
  badge: v.nullable(v.string()),
  created_at: InstantSchema,
  read_at: v.nullable(InstantSchema),
});

/** A page of the list, with how many of the whole are unread. */
export const NotificationPageSchema = v.strictObject({
  page: CountSchema,
  size: CountSchema,
  total: CountSchema,
  unread: CountSchema,
  items: v.array(NotificationItemSchema),
});

/** Kinds that a person does not want, of those that the person can get. */
export const NotificationSettingsSchema = v.strictObject({
  kinds: v.array(NotificationKindSchema),
  muted: v.array(NotificationKindSchema),
});
