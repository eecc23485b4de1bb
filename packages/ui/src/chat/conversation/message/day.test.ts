import { describe, expect, it } from 'vitest';
import { continues, dayName, dayOf } from './day.ts';
import type { ChatMessage } from './message.ts';

const message = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId: 'ava',
  senderName: 'آوا',
  isOwn: false,
  text: 'سلام',
  sentAt: '2026-11-21T10:00:00+03:30',
  ...more,
});

describe('days', () => {
  const uiMessages = { today: 'امروز', yesterday: 'دیروز' };

  it('are named by the calendar of Tehran', () => {
    const late = message('1', { sentAt: '2026-11-21T23:50:00+03:30' });
    expect(dayName(late, '2026-11-21T23:59:00+03:30', uiMessages)).toBe('امروز');
    expect(dayName(late, '2026-11-22T00:01:00+03:30', uiMessages)).toBe('دیروز');
    expect(dayName(late, '2026-11-23T00:01:00+03:30', uiMessages)).toBe('شنبه ۳۰ آبان ۱۴۰۵');
    expect(dayOf(message('2', { sentAt: '2026-11-22T00:10:00+03:30' })) - dayOf(late)).toBe(1);
  });

  it('and senders and long pauses part the groups', () => {
    const first = message('1');
    expect(continues(message('2', { sentAt: '2026-11-21T10:02:00+03:30' }), first)).toBe(true);
    expect(continues(message('2', { sentAt: '2026-11-21T10:05:00+03:30' }), first)).toBe(false);
    expect(continues(message('2', { senderId: 'reza' }), first)).toBe(false);
    expect(continues(first, undefined)).toBe(false);
  });
});
