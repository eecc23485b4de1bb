import type { Inline } from '../../content/blocks.ts';
import { line, math, text } from '../../content/build.ts';
import { op } from '../../content/nodes.ts';
import { persianTime } from '../../numbers/persian/digits.ts';
import type { AnswerMessages } from '../kind.ts';
import { typed } from '../typed.ts';
import type { ClockInput, ClockKey } from './model.ts';

export function printKey({ hour, minute, second }: ClockKey): readonly Inline[] {
  return [text(persianTime(hour, minute, second))];
}

export function printInput({ hour, minute, second }: ClockInput): readonly Inline[] {
  const boxes = [hour, minute, ...(second === undefined ? [] : [second])].map(typed);
  return [math({ t: 'row', children: boxes.flatMap((box, index) => (index === 0 ? [box] : [op(':'), box])) })];
}

export const messages: AnswerMessages = {
  empty: line`اول زمان را در خانه‌ها بنویس.`,
  wrong: line`ساعت و دقیقه را جداگانه یک بار دیگر ببین.`,
};
