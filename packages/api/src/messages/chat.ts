import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { CountSchema, IdSchema, OkSchema, QueryCountSchema, TextSchema } from '../platform/primitives.schemas.ts';
import {
  AdminChatPageSchema,
  ChatMessageSchema,
  ChatPageSchema,
  ChatUserSchema,
  FoundChatMessageSchema,
} from './chat.schemas.ts';

const person = ['student', 'teacher', 'school', 'organization'] as const;
const admin = ['admin'] as const;
const ofMessage = v.object({ messageId: IdSchema });
const ofChat = v.object({ chatId: IdSchema });
const ofBoth = v.object({ chatId: IdSchema, messageId: IdSchema });
const size = v.picklist(['small', 'large']);

const text = v.pipe(TextSchema, v.trim(), v.maxLength(2000));
/** Text, or an uploaded picture; the `id` is made by the caller, so that a message sent twice is stored once. */
const NewMessageSchema = v.strictObject({
  id: IdSchema,
  message: v.optional(text, ''),
  image: v.optional(v.nullable(IdSchema), null),
});
const EditSchema = v.strictObject({ message: v.pipe(text, v.minLength(1)) });
const ReadSchema = v.strictObject({ seq: CountSchema });
const before = v.object({ before: v.optional(QueryCountSchema) });

const newErrors = {
  404: 'No such conversation, or no such picture among the sender’s own.',
  409: 'The id belongs to another message.',
  422: 'Neither text nor picture, or both.',
};
const editErrors = { 404: 'No such message among the person’s own.', 422: 'A picture has no text to change.' };

/** The support chat: a person of a school or an organization, and the administrators of the site. */
export const chat = {
  messages: defineCall({
    method: 'GET',
    path: '/chat/message/',
    access: person,
    summary: 'The newest messages of the person’s conversation with support, or those before a place.',
    query: before,
    response: ChatPageSchema,
  }),
  send: defineCall({
    method: 'POST',
    path: '/chat/message/',
    access: person,
    summary: 'Stores a message to support. The same `id` sent twice is stored once.',
    body: NewMessageSchema,
    response: ChatMessageSchema,
    errors: newErrors,
  }),
  edit: defineCall({
    method: 'PATCH',
    path: '/chat/message/{messageId}/',
    access: person,
    summary: 'Changes the text of an own message.',
    params: ofMessage,
    body: EditSchema,
    response: ChatMessageSchema,
    errors: editErrors,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/chat/message/{messageId}/',
    access: person,
    summary: 'Deletes an own message; deleting it again changes nothing.',
    params: ofMessage,
    response: OkSchema,
    errors: { 404: editErrors[404] },
  }),
  unread: defineCall({
    method: 'GET',
    path: '/chat/unread/',
    access: person,
    summary: 'How many messages of support the person has not read.',
    response: v.strictObject({ count: CountSchema }),
  }),
  read: defineCall({
    method: 'POST',
    path: '/chat/read/',
    access: person,
    summary: 'Notes that the person has read up to a place.',
    body: ReadSchema,
    response: OkSchema,
  }),
  image: defineFileCall({
    method: 'GET',
    path: '/chat/message/{messageId}/image/{size}/',
    access: person,
    summary: 'The picture of a message of the person’s conversation.',
    params: v.object({ ...ofMessage.entries, size }),
    mediaTypes: ['image/webp'],
    errors: { 404: 'No such picture in the person’s conversation.' },
  }),
  users: defineCall({
    method: 'GET',
    path: '/chat/users/',
    access: admin,
    summary: 'Conversations, the newest first; with a query the people and the messages that fit it.',
    query: v.object({ query: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(100)), '') }),
    response: v.strictObject({
      filter_user: v.array(ChatUserSchema),
      filter_message: v.array(FoundChatMessageSchema),
    }),
  }),
  unreadOfUsers: defineCall({
    method: 'GET',
    path: '/chat/users/unread/',
    access: admin,
    summary: 'How many messages of all people support has not read.',
    response: v.strictObject({ count: CountSchema }),
  }),
  userMessages: defineCall({
    method: 'GET',
    path: '/chat/users/{chatId}/message/',
    access: admin,
    summary: 'The newest messages of somebody’s conversation, or those before a place.',
    params: ofChat,
    query: before,
    response: AdminChatPageSchema,
    errors: { 404: 'No such person.' },
  }),
  answer: defineCall({
    method: 'POST',
    path: '/chat/users/{chatId}/message/',
    access: admin,
    summary: 'Stores a message of support to somebody. The same `id` sent twice is stored once.',
    params: ofChat,
    body: NewMessageSchema,
    response: ChatMessageSchema,
    errors: newErrors,
  }),
  editAnswer: defineCall({
    method: 'PATCH',
    path: '/chat/users/{chatId}/message/{messageId}/',
    access: admin,
    summary: 'Changes the text of a message of support, whichever administrator wrote it.',
    params: ofBoth,
    body: EditSchema,
    response: ChatMessageSchema,
    errors: editErrors,
  }),
  removeAnswer: defineCall({
    method: 'DELETE',
    path: '/chat/users/{chatId}/message/{messageId}/',
    access: admin,
    summary: 'Deletes a message of support, whichever administrator wrote it; deleting it again changes nothing.',
    params: ofBoth,
    response: OkSchema,
    errors: { 404: editErrors[404] },
  }),
  editAnswerById: defineCall({
    method: 'PATCH',
    path: '/chat/users/{chatId}/message/',
    access: admin,
    summary: 'The same as `editAnswer`, with the message named in the body.',
    params: ofChat,
    body: v.strictObject({ id: IdSchema, text: EditSchema.entries.message }),
    response: ChatMessageSchema,
    errors: editErrors,
  }),
  removeAnswerById: defineCall({
    method: 'DELETE',
    path: '/chat/users/{chatId}/message/',
    access: admin,
    summary: 'The same as `removeAnswer`, with the message named in the query.',
    params: ofChat,
    query: v.object({ id: IdSchema }),
    response: OkSchema,
    errors: { 404: editErrors[404] },
  }),
  readByAdmin: defineCall({
    method: 'POST',
    path: '/chat/users/{chatId}/read/',
    access: admin,
    summary: 'Notes that support has read a conversation up to a place.',
    params: ofChat,
    body: ReadSchema,
    response: OkSchema,
    errors: { 404: 'No such person.' },
  }),
  userImage: defineFileCall({
    method: 'GET',
    path: '/chat/users/{chatId}/message/{messageId}/image/{size}/',
    access: admin,
    summary: 'The picture of a message of somebody’s conversation.',
    params: v.object({ ...ofBoth.entries, size }),
    mediaTypes: ['image/webp'],
    errors: { 404: 'No such picture.' },
  }),
};
