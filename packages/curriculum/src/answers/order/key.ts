import type { OrderInput, OrderKey } from './model.ts';

export function parts({ items }: OrderKey): readonly string[] {
  return items;
}

export function inputFromKey({ kind, items }: OrderKey): OrderInput {
  return { kind, items };
}

/** A misconception orders the cards of its question. */
export function canBeGiven(): boolean {
  return true;
}
