import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import type { ConversationWords } from '../../i18n/fa/chat.ts';
import { arrivals } from './arrivals.ts';
import type { ChatMessage } from './message.ts';

/** As many are read out one by one; more would talk over each other. */
const SPOKEN_AT_MOST = 3;

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const failedOnes = (messages: readonly ChatMessage[]) =>
  new Set(messages.slice(-50).flatMap(({ id, state }) => (state === 'failed' ? [id] : [])));

export interface News {
  /** What a screen reader is told. */
  announcement: string;
  /** Messages of others that came while the reader was away from the end. */
  count: number;
}

/**
 * What comes at the end: announced, counted while the reader is elsewhere, and followed when the reader wrote it.
 * `unread` is how many were new at the opening.
 */
export function useNews(
  messages: readonly ChatMessage[],
  isAtEnd: boolean,
  unread: number,
  goToEnd: () => void,
  words: ConversationWords,
): News {
  const [announcement, setAnnouncement] = useState('');
  const [count, setCount] = useState(unread);
  const known = useRef(messages);

  useBeforePaint(() => {
    const before = known.current;
    if (before === messages) return;
    known.current = messages;
    const come = arrivals(before, messages);
    const news = come.filter(({ isOwn }) => !isOwn);
    if (come.some(({ isOwn }) => isOwn)) goToEnd();
    else if (!isAtEnd) setCount((had) => had + news.length);
    const failedBefore = failedOnes(before);
    if ([...failedOnes(messages)].some((id) => !failedBefore.has(id))) setAnnouncement(words.sendingFailed);
    else if (news.length > SPOKEN_AT_MOST) setAnnouncement(words.someArrived(formatNumber(news.length)));
    else if (news.length > 0) {
      const told = news.map(({ senderName, text, image }) =>
        words.arrived(senderName, [image && (image.alt ?? words.image(senderName)), text].filter(Boolean).join('، ')),
      );
      setAnnouncement(told.join(' '));
    }
  }, [messages, isAtEnd, goToEnd, words]);

  useEffect(() => {
    if (isAtEnd) setCount(0);
  }, [isAtEnd]);

  return { announcement, count };
}
