import type { ReactNode } from 'react';
import type { Moment } from '../../i18n/dates.ts';
import type { ConversationMessages } from '../../i18n/fa/chat.ts';
import type { ConversationHeadProps } from './ConversationHead.tsx';
import type { ChatMessage } from './message/message.ts';

export interface ConversationProps extends Omit<ConversationHeadProps, 'backLabel'> {
  /** From the oldest to the newest. A new list for each change; the messages in it that stay are the same objects. */
  messages: readonly ChatMessage[];
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Loads the conversation again after it failed. */
  onRetry?: () => void;
  /** There are messages before the first of `messages`. @default false */
  hasOlder?: boolean;
  /**
   * Asks for them, when the reader comes near the first one. While its promise is pending it is not asked again; when
   * it fails the reader sees it and can try again.
   */
  onLoadOlder?: () => void | Promise<void>;
  /** The first message the reader has not read: the conversation opens there, under a mark. */
  firstUnreadId?: string | undefined;
  /** A message that was looked for: the conversation opens there, or goes there, and marks it. */
  markedId?: string | undefined;
  /** Shows whose each group of messages is; with two people it is shown by the side. @default false */
  showsSenders?: boolean;
  /** Begins to edit an own message: give it to the `Composer` as `editing`. */
  onEdit?: (message: ChatMessage) => void;
  /** Deletes a message, after a yes. While its promise is pending the question waits; when it fails it stays and says so. */
  onDelete?: (message: ChatMessage) => void | Promise<void>;
  /** Sends an own message again that could not be sent. */
  onResend?: (message: ChatMessage) => void;
  /** Takes away an own message that could not be sent. */
  onDiscard?: (message: ChatMessage) => void;
  /** The newest message has come into sight. Called once for each. */
  onSeen?: (newest: ChatMessage) => void;
  /** The present, for «امروز» and «دیروز». @default the clock */
  now?: Moment;
  /** Below the messages: a `Composer`. */
  children?: ReactNode;
  /** Replaces some of the Persian messages. */
  uiMessages?: Partial<ConversationMessages>;
}
