import type { AnswerKey } from '../model/index.ts';
import { answerParts } from './value.ts';

/** Whether a key stands for more than one answer. */
export function hasRule(key: AnswerKey): boolean {
  return key.kind === 'match' && key.telling !== undefined;
}

/**
 * Whether an input, read part by part, is one of the answers a key stands for. Most keys stand for one; a key with a rule
 * stands for every input that keeps it.
 */
export function meets(key: AnswerKey, parts: readonly string[]): boolean {
  switch (key.kind) {
    case 'match':
      return key.telling === undefined
        ? sameParts(answerParts(key), parts)
        : key.telling.every(([first, second]) => parts.includes(`${first}-${second}`));
    default:
      return sameParts(answerParts(key), parts);
  }
}

function sameParts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
