import type { Inline } from '../../content/blocks.ts';
import { line, math, text } from '../../content/build.ts';
import { op } from '../../content/nodes.ts';
import type { AnswerMessages } from '../kind.ts';
import type { OrderForm, OrderInput, OrderKey } from './model.ts';

export function printKey({ items }: OrderKey, form: OrderForm): readonly Inline[] {
  return sequence(items, form);
}

export function printInput({ items }: OrderInput, form: OrderForm): readonly Inline[] {
  return sequence(items, form);
}

function sequence(ids: readonly string[], { items }: OrderForm): readonly Inline[] {
  const nodes = ids.flatMap((id) => items.find((item) => item.id === id)?.math ?? []);
  // Names read on from the right, like the sentence they are in.
  const names = nodes.flatMap((node) => (node.t === 'words' ? [node.text] : []));
  if (names.length > 0 && names.length === nodes.length) return [text(names.join('، '))];
  const children = nodes.flatMap((node, index) => (index === 0 ? [node] : [op(','), node]));
  return children.length === 0 ? [] : [math({ t: 'row', children })];
}

export const messages: AnswerMessages = {
  empty: line`اول همه را به ترتیب بچین.`,
  wrong: line`عددها را دوتا دوتا با هم مقایسه کن.`,
  partial: (right, outOf) => line`${right} تا از ${outOf} تا سر جای خودش است. جای بقیه را یک بار دیگر ببین.`,
};
