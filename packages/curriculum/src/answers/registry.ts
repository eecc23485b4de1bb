import type { AnswerModel } from './kind.ts';
import * as kinds from './kinds.ts';
import type { AnswerForm, AnswerKey, AnswerKind, RawInput } from './types.ts';

type AnyModel = AnswerModel<AnswerForm, RawInput, AnswerKey>;

const models = new Map(Object.values(kinds).map((model) => [model.kind, model]));

/**
 * The model of a kind. Form, input and key that are given to it are of this kind, which TypeScript cannot follow through
 * the registry. Throws `RangeError` for a kind that is not registered.
 */
export function answerRules(kind: AnswerKind): AnyModel {
  const model = models.get(kind);
  if (model === undefined) throw new RangeError(`no answers of kind ${kind}`);
  return model as unknown as AnyModel;
}
