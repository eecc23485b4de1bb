import { describe, expect, it } from 'vitest';
import { come } from '../../testing/sample-chat.ts';
import { newMessages } from './use-unread.ts';

describe('newMessages', () => {
  const all = ['1', '2', '3', '4'].map((id) => come(id));

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
