import { answerRules } from '../answers/registry.ts';
import type { AnswerForm, AnswerKey, Inline, RawInput } from '../model/index.ts';

/** An answer as a report shows it: finished numbers with their units, the words of the option, the row in its order. */
export function printAnswer(key: AnswerKey, form: AnswerForm): readonly Inline[] {
  return key.kind === form.kind ? answerRules(key.kind).printKey(key, form) : [];
}

/**
 * What was typed or picked, as it was: same digits, same marks, same spaces. Empty for a choice, order or line that was
 * left untouched or names what the question does not have, and for an input of another kind.
 */
export function printRaw(raw: RawInput, form: AnswerForm): readonly Inline[] {
  return raw.kind === form.kind ? answerRules(raw.kind).printInput(raw, form) : [];
}
