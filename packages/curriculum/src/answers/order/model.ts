import type { MathNode } from '../../content/math.ts';

export interface OrderItem {
  readonly id: string;
  readonly math: MathNode;
}

/** Cards to be put in a row. */
export interface OrderForm {
  readonly kind: 'order';
  readonly items: readonly OrderItem[];
  /** Words at the two ends, first and last in reading order of the row (left to right). */
  readonly ends: readonly [string, string];
}

export interface OrderInput {
  readonly kind: 'order';
  /** Ids in the order they were put, left to right. */
  readonly items: readonly string[];
}

export interface OrderKey {
  readonly kind: 'order';
  readonly items: readonly string[];
}
