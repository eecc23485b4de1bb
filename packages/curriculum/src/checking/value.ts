import { answerRules } from '../answers/registry.ts';
import type { AnswerForm, AnswerKey, RawInput } from '../model/index.ts';

/** An answer by its value, part by part: equal parts mean equal answers, however they were written. */
export function answerParts(answer: AnswerKey): readonly string[] {
  return answerRules(answer.kind).parts(answer);
}

/** One string for an answer's value; two answers of a question are the same exactly when these are. */
export function answerValue(answer: AnswerKey): string {
  return answerRules(answer.kind).rule?.(answer) ?? answerParts(answer).join('|');
}

/** The input that gives this answer, typed in plain ASCII: for demonstrations, previews and tests. */
export function rawFromAnswer(answer: AnswerKey): RawInput {
  return answerRules(answer.kind).inputFromKey(answer);
}

/** How many options a guess at this question chooses from; null where it is typed or built. */
export function guessableOptions(form: AnswerForm): number | null {
  return answerRules(form.kind).guessable?.(form) ?? null;
}
