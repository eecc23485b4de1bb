import { publicCard } from '../match/public-form.ts';
import type { CategorizeForm } from './model.ts';

export function publicForm({ kind, items, bins }: CategorizeForm): CategorizeForm {
  return { kind, items: items.map(publicCard), bins: bins.map(({ id, label }) => ({ id, label })) };
}
