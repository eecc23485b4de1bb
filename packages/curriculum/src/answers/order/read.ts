import { type Fields, given, type Reading, refuse, strings } from '../reading.ts';
import type { OrderForm } from './model.ts';

/** Every card once. */
export function read(form: OrderForm, fields: Fields): Reading {
  const ids = form.items.map(({ id }) => id);
  const items = strings(fields.items);
  if (items === null || items.some((item) => !ids.includes(item))) return refuse('unknown-option');
  if (items.length === 0) return refuse('empty');
  const different = new Set(items).size;
  if (items.length !== different) return refuse('unknown-option');
  return different < ids.length ? refuse('incomplete') : given(items);
}
