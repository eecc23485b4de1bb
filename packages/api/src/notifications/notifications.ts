import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, OkSchema, PagingSchema } from '../platform/primitives.schemas.ts';
import { NotificationKindSchema, NotificationPageSchema, NotificationSettingsSchema } from './notifications.schemas.ts';

const base = '/member/notification/';

/** What a signed-in person is notified of. A single one is dismissed by `profile.dismissNotification`. */
export const notifications = {
  list: defineCall({
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'The notifications of the signed-in person, newest first, without those of muted kinds.',
    query: PagingSchema,
    response: NotificationPageSchema,
  }),
  unreadCount: defineCall({
    method: 'GET',
    path: `${base}unread-count/`,
    access: 'signed-in',
    summary: 'How many notifications the person has not read.',
    response: v.strictObject({ count: CountSchema }),
  }),
  read: defineCall({
    method: 'POST',
    path: `${base}read/`,
    access: 'signed-in',
    summary:
      'Notes that notifications were read, or with no ids all there are; a second time changes nothing. Those of others are passed over.',
    body: v.strictObject({ ids: v.optional(v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(100))) }),
    response: OkSchema,
  }),
  restore: defineCall({
    method: 'POST',
    path: `${base}{id}/restore/`,
    access: 'signed-in',
    summary:
      'Brings back a notification that was dismissed; a second time changes nothing. One whose cause was taken back does not exist.',
    params: v.object({ id: IdSchema }),
    response: OkSchema,
    errors: { 404: 'No such notification of this person.' },
  }),
  settings: defineCall({
    method: 'GET',
    path: `${base}settings/`,
    access: 'signed-in',
    summary: 'Which kinds of notifications the person can get, and which of them are muted.',
    response: NotificationSettingsSchema,
  }),
  mute: defineCall({
    method: 'PUT',
    path: `${base}settings/`,
    access: 'signed-in',
    summary: 'Sets which kinds are muted: they are neither listed nor counted until they are wanted again.',
    body: v.strictObject({ muted: v.pipe(v.array(NotificationKindSchema), v.maxLength(20)) }),
    response: NotificationSettingsSchema,
  }),
};
