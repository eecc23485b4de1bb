import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** One message of the support chat, as both sides get it. */
export const ChatMessageSchema = v.strictObject({
  id: IdSchema,
  /** Its place in the conversation, the same for both sides. */
  seq: CountSchema,
  /** The text; empty where it is a picture. */
  message: v.string(),
  /** Whether it is a picture. */
  image: v.boolean(),
  /** Role of the sender. */
  role: v.string(),
  /** Address of the picture below the API, without its size; empty where there is none. */
  url: v.string(),
  /** In Tehran: `2026-11-23 21:30`. */
  timestamp: v.string(),
  sent_at: InstantSchema,
  edited_at: v.nullable(InstantSchema),
  /** Account of the person the conversation is with, or `support`. */
  sender: v.string(),
  receiver: v.string(),
  is_own: v.boolean(),
});

/** A part of a conversation: the newest messages, or those before one. From the oldest to the newest. */
export const ChatPageSchema = v.strictObject({
  messages: v.array(ChatMessageSchema),
  has_older: v.boolean(),
  /** Up to which place the reader has read. */
  read_seq: CountSchema,
  /** Up to which place the other side has read: the reader’s own messages until there were seen. */
  other_read_seq: CountSchema,
});

/** A conversation as an administrator reads it. */
export const AdminChatPageSchema = v.strictObject({
  ...ChatPageSchema.entries,
  role: v.string(),
  full_name: v.string(),
  school_name: v.string(),
});

export const ChatUserSchema = v.strictObject({
  id: IdSchema,
  first_name: v.string(),
  last_name: v.string(),
  username: v.string(),
  unread_count: CountSchema,
  last_message: v.string(),
  last_message_at: v.nullable(InstantSchema),
});

export const FoundChatMessageSchema = v.strictObject({
  id: IdSchema,
  userid: IdSchema,
  full_name: v.string(),
  message: v.string(),
  sent_at: InstantSchema,
});
