import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../message/message.ts';
import { newMessages } from './new-messages.ts';

const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId: 'ava',
  senderName: 'آوا',
  isOwn: false,
  text: 'سلام',
  sentAt: '2026-11-21T10:00:00+03:30',
  ...more,
});

describe('newMessages', () => {
  const all = ['1', '2', '3', '4'].map((id) => message(id));

  it.each([
    ['at the end', ['1', '2'], ['1', '2', '3', '4'], ['3', '4']],
    ['not older ones', ['3', '4'], ['1', '2', '3', '4'], []],
    ['not when one is deleted', ['1', '2', '3'], ['1', '2'], []],
    ['when the last was replaced', ['1', '2', '3'], ['1', '2', '4'], ['4']],
    ['not at the opening', [], ['1', '2'], []],
  ])('are messages %s', (_, before, now, expected) => {
    const pick = (ids: string[]) => all.filter(({ id }) => ids.includes(id));
    expect(newMessages(pick(before), pick(now)).map(({ id }) => id)).toEqual(expected);
  });
});
