import type { OrderForm } from './model.ts';

export function publicForm({ kind, items, ends }: OrderForm): OrderForm {
  return { kind, items: items.map(({ id, math }) => ({ id, math })), ends: [ends[0], ends[1]] };
}
