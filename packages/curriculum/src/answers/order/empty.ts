import type { EmptyInput } from '../kind.ts';
import type { OrderForm, OrderInput } from './model.ts';

/** An order counts as untouched until a card was lifted once, even if it was put back in its place. */
export const orderEmptiness: EmptyInput<OrderForm, OrderInput> = {
  kind: 'order',
  emptyInput: () => ({ kind: 'order', items: [] }),
  isEmpty: ({ items }) => items.length === 0,
  isIncomplete: ({ items }, form) => new Set(items).size < form.items.length,
  incomplete: 'هنوز همه را نچیده‌ای؛ بقیه را هم سر جایشان بگذار.',
};
