import type { Inline } from '../../content/blocks.ts';
import { line, math, text } from '../../content/build.ts';
import { op } from '../../content/nodes.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { type Fields, given, type Reading, refuse, strings } from '../reading.ts';
import { orderEmptiness } from './empty.ts';
import type { OrderForm, OrderInput, OrderKey } from './model.ts';

function publicForm({ kind, items, ends }: OrderForm): OrderForm {
  return { kind, items: items.map(({ id, math }) => ({ id, math })), ends: [ends[0], ends[1]] };
}

/** Every card once. */
function read(form: OrderForm, fields: Fields): Reading {
  const ids = form.items.map(({ id }) => id);
  const items = strings(fields.items);
  if (items === null || items.some((item) => !ids.includes(item))) return refuse('unknown-option');
  if (items.length === 0) return refuse('empty');
  const different = new Set(items).size;
  if (items.length !== different) return refuse('unknown-option');
  return different < ids.length ? refuse('incomplete') : given(items);
}

function parts({ items }: OrderKey): readonly string[] {
  return items;
}

function inputFromKey({ kind, items }: OrderKey): OrderInput {
  return { kind, items };
}

/** A misconception orders the cards of its question. */
function canBeGiven(): boolean {
  return true;
}

function printKey({ items }: OrderKey, form: OrderForm): readonly Inline[] {
  return sequence(items, form);
}

function printInput({ items }: OrderInput, form: OrderForm): readonly Inline[] {
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

const messages: AnswerMessages = {
  empty: line`اول همه را به ترتیب بچین.`,
  wrong: line`عددها را دوتا دوتا با هم مقایسه کن.`,
  partial: (right, outOf) => line`${right} تا از ${outOf} تا سر جای خودش است. جای بقیه را یک بار دیگر ببین.`,
};

export const orderModel: AnswerModel<OrderForm, OrderInput, OrderKey> = {
  kind: 'order',
  publicForm,
  read,
  parts,
  inputFromKey,
  canBeGiven,
  printKey,
  printInput,
  messages,
  emptiness: orderEmptiness,
};
