import * as empties from './empties.ts';
import type { EmptyInput } from './kind.ts';
import type { AnswerForm, AnswerKind, RawInput } from './types.ts';

export { isBlank } from './is-blank.ts';
export { blanksOf, type CellAt } from './table-cells/empty.ts';

const byKind = new Map<string, unknown>(Object.values(empties).map((one) => [one.kind, one]));

/** Form and input are of one kind, which TypeScript cannot follow through the list. */
function emptinessOf(kind: AnswerKind): EmptyInput<AnswerForm, RawInput> {
  const emptiness = byKind.get(kind);
  if (emptiness === undefined) throw new RangeError(`no answers of kind ${kind}`);
  return emptiness as EmptyInput<AnswerForm, RawInput>;
}

/** The input of a question that nobody has touched yet. */
export function emptyInput(form: AnswerForm): RawInput {
  return emptinessOf(form.kind).emptyInput(form);
}

/**
 * Nothing was typed, picked or moved. Spaces alone are nothing; a zero is something. An order counts as untouched until
 * a card was lifted once, even if it was put back in its place.
 */
export function isEmpty(raw: RawInput): boolean {
  return emptinessOf(raw.kind).isEmpty(raw);
}

/** A part that the answer needs is still missing: the server would not read it. */
export function isIncomplete(form: AnswerForm, raw: RawInput): boolean {
  return emptinessOf(form.kind).isIncomplete?.(raw, form) ?? false;
}

/** What is said of an incomplete answer. */
export function incompleteMessage(kind: AnswerKind): string {
  return emptinessOf(kind).incomplete ?? '';
}
