import type { RightParts } from '../answers/kind.ts';
import { sameParts } from '../answers/reading.ts';
import { answerRules } from '../answers/registry.ts';
import type { AnswerForm, AnswerKey } from '../model/index.ts';

/** Whether a key stands for more than one answer. */
export function hasRule(key: AnswerKey): boolean {
  return (answerRules(key.kind).rule?.(key) ?? null) !== null;
}

/**
 * Whether an input, read part by part, is one of the answers a key stands for. Most keys stand for one; a key with a rule
 * stands for every input that keeps it.
 */
export function matchesKey(key: AnswerKey, parts: readonly string[]): boolean {
  const { matches, parts: partsOf } = answerRules(key.kind);
  return matches === undefined ? sameParts(partsOf(key), parts) : matches(key, parts);
}

/** How many parts of the key an input that is not right has right, and of how many; none where parts do not count alone. */
export function rightParts(key: AnswerKey, parts: readonly string[], form: AnswerForm): RightParts {
  const model = answerRules(key.kind);
  if (model.rightParts !== undefined) return model.rightParts(key, parts, form);
  const wanted = model.parts(key);
  const right = hasRule(key) ? 0 : wanted.filter((part, index) => part === parts[index]).length;
  return { right, outOf: wanted.length };
}
