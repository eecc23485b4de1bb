import { openCard } from '../match/open.ts';
import type { CategorizeForm } from './model.ts';

export function open({ kind, items, bins }: CategorizeForm): CategorizeForm {
  return { kind, items: items.map(openCard), bins: bins.map(({ id, label }) => ({ id, label })) };
}
