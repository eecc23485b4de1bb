import type { FractionForm } from './model.ts';

export function open({ kind, simplest }: FractionForm): FractionForm {
  return simplest === undefined ? { kind } : { kind, simplest };
}
