// What a browser needs of the kinds: reading, keys and matching stay on the server.
import { emptiness as angle } from './angle/empty.ts';
import { emptiness as cells } from './cells/empty.ts';
import { emptiness as choice } from './choice/empty.ts';
import { emptiness as clock } from './clock/empty.ts';
import { emptiness as decimal } from './decimal/empty.ts';
import { emptiness as fraction } from './fraction/empty.ts';
import { emptiness as integer } from './integer/empty.ts';
import type { Emptiness } from './kind.ts';
import { emptiness as levels } from './levels/empty.ts';
import { emptiness as match } from './match/empty.ts';
import { emptiness as mixed } from './mixed/empty.ts';
import { emptiness as numberLine } from './number-line/empty.ts';
import { emptiness as order } from './order/empty.ts';
import { emptiness as points } from './points/empty.ts';
import { emptiness as sectors } from './sectors/empty.ts';
import type { AnswerForm, AnswerKind, RawInput } from './types.ts';

const kinds: { readonly [Kind in AnswerKind]: Emptiness<AnswerForm & { kind: Kind }, RawInput & { kind: Kind }> } = {
  angle,
  cells,
  choice,
  clock,
  decimal,
  fraction,
  integer,
  levels,
  match,
  mixed,
  'number-line': numberLine,
  order,
  points,
  sectors,
};

/** Form and input are of one kind, which TypeScript cannot follow through the registry. */
function emptinessOf(kind: AnswerKind): Emptiness<AnswerForm, RawInput> {
  return kinds[kind] as Emptiness<AnswerForm, RawInput>;
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

export { isBlank } from './is-blank.ts';
