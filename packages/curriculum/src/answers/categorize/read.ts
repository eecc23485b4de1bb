import { type Fields, given, listOf, type Reading, refuse } from '../reading.ts';
import { placeParts } from './key.ts';
import type { CategorizeForm, Placing } from './model.ts';

/** Every card in one bin. */
export function read({ items, bins }: CategorizeForm, fields: Fields): Reading {
  const list = listOf(fields.placed);
  if (list === null || list.length > items.length) return refuse('unknown-option');
  const placed: Placing[] = [];
  for (const entry of list) {
    const [item, bin, ...rest] = listOf(entry) ?? [];
    const [card, place] = [items.find(({ id }) => id === item), bins.find(({ id }) => id === bin)];
    if (card === undefined || place === undefined || rest.length > 0) return refuse('unknown-option');
    if (placed.some(([id]) => id === card.id)) return refuse('unknown-option');
    placed.push([card.id, place.id]);
  }
  if (placed.length === 0) return refuse('empty');
  return placed.length < items.length ? refuse('incomplete') : given(placeParts(placed));
}
