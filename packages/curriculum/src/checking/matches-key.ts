import type { AnswerForm, AnswerKey, SectorsKey } from '../model/index.ts';
import { keepsCellsRule } from './cells.ts';
import { keepsPointsRule } from './points.ts';
import { keepsSectorsRule } from './sectors.ts';
import { answerParts } from './value.ts';

/** Whether a key stands for more than one answer. */
export function hasRule(key: AnswerKey): boolean {
  switch (key.kind) {
    case 'match':
      return key.telling !== undefined;
    case 'cells':
    case 'points':
      return key.rule !== undefined;
    case 'sectors':
    case 'angle':
      return true;
    default:
      return false;
  }
}

/**
 * Whether an input, read part by part, is one of the answers a key stands for. Most keys stand for one; a key with a rule
 * stands for every input that keeps it.
 */
export function matchesKey(key: AnswerKey, parts: readonly string[]): boolean {
  switch (key.kind) {
    case 'match':
      return key.telling === undefined
        ? sameParts(answerParts(key), parts)
        : key.telling.every(([first, second]) => parts.includes(`${first}-${second}`));
    case 'cells':
      return key.rule === undefined ? sameParts(answerParts(key), parts) : keepsCellsRule(key.rule, parts);
    case 'points':
      return key.rule === undefined ? sameParts(answerParts(key), parts) : keepsPointsRule(key.rule, parts);
    case 'angle':
      return Math.abs(Number(parts[0]) - key.degrees) <= key.tolerance;
    case 'sectors':
      return key.rules.every((rule) => keepsSectorsRule(rule, parts));
    default:
      return sameParts(answerParts(key), parts);
  }
}

function sameParts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

/** How many parts of the key an input that is not right has right, and of how many; none where parts do not count alone. */
export function rightParts(
  key: AnswerKey,
  parts: readonly string[],
  form: AnswerForm,
): { readonly right: number; readonly outOf: number } {
  const keyParts = answerParts(key);
  const outOf = keyParts.length;
  if (key.kind === 'sectors') return rightColors(key, parts);
  // A tower that happens to have its height says nothing of the others.
  if (hasRule(key) || (form.kind === 'levels' && form.style === 'blocks')) return { right: 0, outOf };
  if (key.kind === 'cells') {
    // A square too many weighs as much as one that is missing: coloring everything is worth nothing.
    const hits = parts.filter((part) => keyParts.includes(part)).length;
    return { right: Math.max(0, hits - (parts.length - hits)), outOf };
  }
  if (key.kind === 'points') return { right: keyParts.filter((part) => parts.includes(part)).length, outOf };
  return { right: keyParts.filter((part, index) => part === parts[index]).length, outOf };
}

/** Where each color has its own number of parts, colors count one by one; a number of none counts for nothing. */
function rightColors(
  { rules }: SectorsKey,
  parts: readonly string[],
): { readonly right: number; readonly outOf: number } {
  const counted = rules.filter((rule) => rule.t === 'count' && rule.count > 0);
  if (counted.length < rules.length || rules.length < 2) return { right: 0, outOf: rules.length };
  return { right: counted.filter((rule) => keepsSectorsRule(rule, parts)).length, outOf: rules.length };
}
