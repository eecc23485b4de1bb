import type { AnswerForm, AnswerKey } from '../../src/index.ts';
import type { TestedKind } from './kind.ts';
import * as kinds from './kinds.ts';

/** The part of a kind; throws where a kind has none. */
export function testedKind(kind: string): TestedKind<AnswerForm, AnswerKey> {
  const found = Object.values(kinds).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`test/answer-kinds/kinds.ts has no line for ${kind}`);
  return found as unknown as TestedKind<AnswerForm, AnswerKey>;
}
