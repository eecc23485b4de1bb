import { type Fields, given, type Reading, refuse, strings } from '../reading.ts';
import type { MultipleSelectForm } from './model.ts';

/** Options of the question, none twice, as many as asked for. */
export function read({ options, minimum = 1, maximum = options.length }: MultipleSelectForm, fields: Fields): Reading {
  const picked = strings(fields.options);
  if (picked === null || picked.some((option) => options.every(({ id }) => id !== option))) {
    return refuse('unknown-option');
  }
  if (new Set(picked).size < picked.length || picked.length > maximum) return refuse('unknown-option');
  if (picked.length === 0) return refuse('empty');
  return picked.length < minimum ? refuse('incomplete') : given([...picked].sort());
}
