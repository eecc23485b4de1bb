import type { Moment } from '../../../i18n/dates.ts';

/** A picture in a message. */
export interface ChatImage {
  url: string;
  /** What is to be seen in it; without one a screen reader hears that it is a picture of its sender. */
  alt?: string;
  /** Its own size in pixels, where it is known: its room is then kept in its own shape. */
  width?: number;
  height?: number;
}

/** How far an own message has come; `read` is seen by the other side. */
export type MessageState = 'sending' | 'sent' | 'read' | 'failed';

export interface ChatMessage {
  /** Stays the same while a message is sent, fails or is edited: heights, focus and the place of the reader hang on it. */
  id: string;
  /** Messages of one sender within five minutes stand together. */
  senderId: string;
  senderName: string;
  /** Written by anyone who reads: is at the end side. */
  isOwn: boolean;
  /** Plain text. Lines are kept, addresses become links, nothing in it is read as HTML. */
  text?: string;
  image?: ChatImage;
  sentAt: Moment;
  /** Of own messages. @default 'sent' */
  state?: MessageState;
  /** @default false */
  isEdited?: boolean;
  /** The role of the reader lets it be edited. @default false */
  canEdit?: boolean;
  /** The role of the reader lets it be deleted. @default false */
  canDelete?: boolean;
}
