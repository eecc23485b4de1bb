import { type Fields, given, listOf, type Reading, refuse } from '../reading.ts';
import type { MatchForm } from './model.ts';

/** Cards joined two and two: each card once, none left over. */
export function read({ first, second }: MatchForm, fields: Fields): Reading {
  const list = listOf(fields.pairs);
  if (list === null) return refuse('unknown-option');
  const partners = new Map<unknown, unknown>();
  for (const pair of list) {
    const [one, other, ...rest] = listOf(pair) ?? [];
    const known = first.some(({ id }) => id === one) && second.some(({ id }) => id === other) && rest.length === 0;
    if (!known || partners.has(one)) return refuse('unknown-option');
    partners.set(one, other);
  }
  if (new Set(partners.values()).size !== partners.size) return refuse('unknown-option');
  if (partners.size === 0) return refuse('empty');
  if (partners.size < first.length) return refuse('incomplete');
  return given(first.map(({ id }) => `${id}-${String(partners.get(id))}`).sort());
}
