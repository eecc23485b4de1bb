import { sameParts } from '../same-parts.ts';
import type { CategorizeForm, CategorizeInput, CategorizeKey, Placing } from './model.ts';

/** The same places always in the same order. */
export function placeParts(placed: readonly Placing[]): readonly string[] {
  return placed.map((one) => one.join('-')).sort();
}

export function parts({ placed }: CategorizeKey): readonly string[] {
  return placeParts(placed);
}

export function inputFromKey({ kind, placed }: CategorizeKey): CategorizeInput {
  return { kind, placed };
}

export function rule({ telling }: CategorizeKey): string | null {
  return telling === undefined ? null : JSON.stringify(telling);
}

export function matches(key: CategorizeKey, given: readonly string[]): boolean {
  return key.telling === undefined
    ? sameParts(parts(key), given)
    : placeParts(key.telling).every((part) => given.includes(part));
}

/** Of each card of the form, whether it is in its bin. */
export function verdicts(
  { placed }: CategorizeKey,
  given: readonly string[],
  { items }: CategorizeForm,
): readonly boolean[] {
  return items.map(({ id }) =>
    placeParts(placed.filter(([item]) => item === id)).every((part) => given.includes(part)),
  );
}

export function fault({ items }: CategorizeForm, { placed }: CategorizeKey): string | null {
  const isWhole = items.every(({ id }) => placed.filter(([item]) => item === id).length === 1);
  if (!isWhole) return 'a card has no bin, or two';
  const contents = items.map(({ content }) => JSON.stringify(content));
  return new Set(contents).size === contents.length ? null : 'two cards look the same';
}
