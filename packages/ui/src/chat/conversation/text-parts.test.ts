import { describe, expect, it } from 'vitest';
import { continues, dayName, dayOf } from './day.ts';
import { splitLinks } from './links.ts';
import type { ChatMessage } from './message.ts';
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

describe('splitLinks', () => {
  it.each([
    ['تمرین: https://mashq.ir/p/40.', ['https://mashq.ir/p/40']],
    ['(www.roshd.ir)، و http://a.ir؟', ['https://www.roshd.ir', 'http://a.ir']],
    ['https://fa.wikipedia.org/wiki/کسر_(ریاضی)', ['https://fa.wikipedia.org/wiki/کسر_(ریاضی)']],
    ['javascript:alert(1) data:text/html,x <a href="https://a.ir">', ['https://a.ir']],
    ['بدون نشانی', []],
    ['https://', []],
  ])('finds the addresses of «%s» and loses no letter', (text, hrefs) => {
    const parts = splitLinks(text);
    expect(parts.flatMap(({ href }) => (href === undefined ? [] : [href]))).toEqual(hrefs);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

describe('days', () => {
  const uiMessages = { today: 'امروز', yesterday: 'دیروز' };

  it('are announced on the calendar of Tehran', () => {
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
