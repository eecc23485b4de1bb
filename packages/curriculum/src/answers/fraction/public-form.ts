import type { FractionForm } from './model.ts';

export function publicForm({ kind, simplest }: FractionForm): FractionForm {
  return simplest === undefined ? { kind } : { kind, simplest };
}
