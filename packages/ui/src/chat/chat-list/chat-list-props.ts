import type { Ref } from 'react';
import type { Moment } from '../../i18n/dates.ts';
import type { ChatListMessages } from '../../i18n/fa/chat.ts';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import type { RootProps } from '../../primitives/root-props.ts';

/** Somebody one can talk with. */
export interface ChatUser {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  /** Messages of theirs that are not read. */
  unreadCount: number;
  lastMessage?: string;
  lastMessageAt?: Moment;
  picture?: string;
  /** The figure that stands for them when there is no picture. @default 'other' */
  person?: Person;
}

/** A message in which what was typed stands. */
export interface FoundMessage {
  id: string;
  /** Whose conversation it is in. */
  userId: string;
  fullName: string;
  message: string;
  sentAt?: Moment;
}

export interface ChatListProps extends RootProps {
  /** Those that fit what was typed, or all. */
  users: readonly ChatUser[];
  /** Messages that fit what was typed. @default none */
  messages?: readonly FoundMessage[];
  /** The conversation that is open. */
  selectedId?: string | undefined;
  /** The message that was chosen last. */
  selectedMessageId?: string | undefined;
  /** A conversation was chosen, and the message in it when it was one. */
  onSelect: (userId: string, messageId?: string) => void;
  /** What is typed, when the parent keeps it. */
  query?: string;
  /** @default '' */
  defaultQuery?: string;
  onQueryChange?: (query: string) => void;
  /** Looks for what is typed, once the typing rests; at once when it is emptied. */
  onSearch?: (query: string) => void;
  /** How long typing must rest, in milliseconds. @default 300 */
  searchDelay?: number;
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  /** The present, to tell today from yesterday. @default the clock */
  now?: Moment;
  /** Replaces some of the Persian messages. */
  uiMessages?: Partial<ChatListMessages>;
  ref?: Ref<HTMLDivElement>;
}
