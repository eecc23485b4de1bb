import type { RightParts } from '../answers/kind.ts';
import { type Fields, type Given, type Reading, refuse, sameParts } from '../answers/reading.ts';
import { answerRules } from '../answers/registry.ts';
import type { AnswerForm, AnswerKey, Question, RawInput, Verdict } from '../model/index.ts';
import { invalidMessage, partialMessage, rightMessage, wrongMessage } from './messages.ts';

/** What of a question its checking needs. */
export type Checkable = Pick<Question, 'seed' | 'answer' | 'key' | 'misconceptions'>;

/**
 * Checks an input exactly as it was typed. Never throws, whatever `raw` holds.
 *
 * - `invalid`: not readable as an answer of this kind; no try is used up, the message says what to mend.
 * - `right`: worth the same as the key, in one of the meanings that the characters may have. Equal fractions count; with `simplest` an unreduced one is `invalid`.
 * - `wrong` with `misconceptionId`: worth the same as a known misconception, also where some part of it happens to be right;
 *   not where the question has marked it `unclear`, because something simpler gives the same.
 * - `partial`: some blanks, some places of an order, pairs or squares are right.
 * - `wrong`: anything else.
 */
export function check(question: Checkable, raw: RawInput): Verdict {
  const { answer, key, misconceptions, seed } = question;
  const reading = readAnswer(answer, raw);
  if (!reading.ok) {
    return {
      verdict: 'invalid',
      reason: reading.reason,
      message: invalidMessage(reading.reason, answer.kind, reading.meant),
    };
  }
  const meanings = reading.otherwise === undefined ? [reading] : [reading, reading.otherwise];
  const right = meanings.find(({ parts }) => matchesKey(key, parts));
  if (right !== undefined) {
    const { normalized, reduced } = right;
    if (answer.kind === 'fraction' && answer.simplest === true && !reduced) {
      return { verdict: 'invalid', reason: 'not-simplest', message: invalidMessage('not-simplest', answer.kind) };
    }
    return { verdict: 'right', normalized, message: rightMessage(seed) };
  }
  const { unfit } = reading;
  if (unfit !== undefined && matchesKey(key, unfit.parts)) {
    return { verdict: 'invalid', reason: unfit.reason, message: invalidMessage(unfit.reason, answer.kind) };
  }
  for (const { normalized, parts } of meanings) {
    const known = misconceptions.find(
      ({ answer: wrong, unclear }) => unclear === undefined && matchesKey(wrong, parts),
    );
    if (known) return { verdict: 'wrong', normalized, misconceptionId: known.id, message: known.message };
  }
  return partialOrWrong(meanings, key, answer);
}

/** The meaning of an input that has most parts right; of two alike the first. */
function partialOrWrong(meanings: readonly Given[], key: AnswerKey, answer: AnswerForm): Verdict {
  const counted = meanings.map(({ normalized, parts }) => ({ normalized, ...rightParts(key, parts, answer) }));
  const best = counted.reduce((a, b) => (b.right > a.right ? b : a));
  const { normalized, right, outOf } = best;
  if (right > 0) {
    return { verdict: 'partial', normalized, right, outOf, message: partialMessage(answer.kind, right, outOf) };
  }
  return { verdict: 'wrong', normalized, message: wrongMessage(answer.kind) };
}

/**
 * Of each cell of a table, card of a sorting, digit of a written sum or option to be picked, in the order of the form, whether
 * what was given there is right. Null for other kinds and for an input that cannot be read.
 */
export function partVerdicts({ answer, key }: Checkable, raw: RawInput): readonly boolean[] | null {
  const reading = readAnswer(answer, raw);
  if (!reading.ok) return null;
  return answerRules(answer.kind).verdicts?.(key, reading.parts, answer) ?? null;
}

/**
 * Reads any input, well formed or not, as an answer of `form`. Never throws; an input of another kind, or one that names
 * things the question does not have, is `unknown-option`.
 */
export function readAnswer(form: AnswerForm, raw: unknown): Reading {
  if (typeof raw !== 'object' || raw === null) return refuse('unknown-option');
  const fields: Fields = { ...raw };
  return fields.kind === form.kind ? answerRules(form.kind).read(form, fields) : refuse('unknown-option');
}

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
function rightParts(key: AnswerKey, parts: readonly string[], form: AnswerForm): RightParts {
  const model = answerRules(key.kind);
  if (model.rightParts !== undefined) return model.rightParts(key, parts, form);
  const wanted = model.parts(key);
  const right = hasRule(key) ? 0 : wanted.filter((part, index) => part === parts[index]).length;
  return { right, outOf: wanted.length };
}
