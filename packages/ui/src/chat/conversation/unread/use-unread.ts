import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../i18n/digits.ts';
import type { ConversationMessages } from '../../../i18n/fa/chat.ts';
import { faPunctuation } from '../../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../../i18n/language.ts';
import type { ChatMessage } from '../message/message.ts';

/** How far back from the end it is looked for what was there before: a send may replace the last few messages. */
const DEPTH = 200;

/**
 * The messages at the end that were not there before. Older ones put before the others are none, nor is what replaces a
 * message that was deleted.
 */
export function newMessages(before: readonly ChatMessage[], now: readonly ChatMessage[]): readonly ChatMessage[] {
  if (before.length === 0) return [];
  const known = new Set(before.slice(-DEPTH).map(({ id }) => id));
  const end = now.slice(-DEPTH);
  const lastKnown = end.findLastIndex(({ id }) => known.has(id));
  return lastKnown < 0 ? [] : end.slice(lastKnown + 1);
}

/** As many are read out one by one; more would talk over each other. */
const SPOKEN_AT_MOST = 3;

const failedOnes = (messages: readonly ChatMessage[]) =>
  new Set(messages.slice(-50).flatMap(({ id, state }) => (state === 'failed' ? [id] : [])));

export interface News {
  /** What a screen reader announces. */
  announcement: string;
  /** Counts the announcements: one in the same words as the last is to be announced again. */
  turn: number;
  /** Messages of others that came while the reader was away from the end. */
  count: number;
}

/**
 * What comes at the end: announced, counted while the reader is elsewhere, and followed when the reader wrote it.
 * `unread` is how many were new at the opening.
 */
export function useUnread(
  messages: readonly ChatMessage[],
  isAtEnd: boolean,
  unread: number,
  goToEnd: () => void,
  uiMessages: ConversationMessages,
): News {
  const [spoken, setSpoken] = useState({ announcement: '', turn: 0 });
  const [count, setCount] = useState(unread);
  const { comma } = messagesFor('punctuation', faPunctuation);
  const known = useRef(messages);

  useLayoutEffect(() => {
    const before = known.current;
    if (before === messages) return;
    known.current = messages;
    const speak = (announcement: string) => setSpoken(({ turn }) => ({ announcement, turn: turn + 1 }));
    const come = newMessages(before, messages);
    const news = come.filter(({ isOwn }) => !isOwn);
    if (come.some(({ isOwn }) => isOwn)) goToEnd();
    else if (!isAtEnd) setCount((had) => had + news.length);
    const failedBefore = failedOnes(before);
    if ([...failedOnes(messages)].some((id) => !failedBefore.has(id))) speak(uiMessages.sendingFailed);
    else if (news.length > SPOKEN_AT_MOST) speak(uiMessages.someArrived(formatNumber(news.length)));
    else if (news.length > 0) {
      const announced = news.map(({ senderName, text, image }) =>
        uiMessages.arrived(
          senderName,
          [image && (image.alt ?? uiMessages.image(senderName)), text].filter(Boolean).join(comma),
        ),
      );
      speak(announced.join(' '));
    }
  }, [messages, isAtEnd, goToEnd, uiMessages, comma]);

  useEffect(() => {
    if (isAtEnd) setCount(0);
  }, [isAtEnd]);

  return { ...spoken, count };
}
