import { type AnswerForm, type AnswerKey, type Checkable, check, type RawInput } from '../src/index.ts';

/** A question of any kind, its key and the misconceptions it knows. */
export function asked(answer: AnswerForm, key: AnswerKey, misconceptions: Checkable['misconceptions'] = []): Checkable {
  return { seed: 1, answer, key, misconceptions };
}

export const whole = (value: string, unit?: string) =>
  asked({ kind: 'integer', blanks: [unit === undefined ? {} : { unit }] }, { kind: 'integer', values: [value] });
export const decimal = (value: string, unit?: string) =>
  asked({ kind: 'decimal', blanks: [unit === undefined ? {} : { unit }] }, { kind: 'decimal', values: [value] });
export const fraction = (numerator: number, denominator: number, simplest = false) =>
  asked(simplest ? { kind: 'fraction', simplest } : { kind: 'fraction' }, { kind: 'fraction', numerator, denominator });
export const mixed = (w: number, n: number, d: number) =>
  asked({ kind: 'mixed' }, { kind: 'mixed', whole: w, numerator: n, denominator: d });

export function outcome(question: Checkable, raw: RawInput): string {
  const verdict = check(question, raw);
  return verdict.verdict === 'invalid' ? verdict.reason : verdict.verdict;
}

export const type = (question: Checkable, ...values: string[]) =>
  outcome(question, { kind: question.answer.kind === 'decimal' ? 'decimal' : 'integer', values });

export const over = (numerator: string, denominator: string): RawInput => ({
  kind: 'fraction',
  numerator,
  denominator,
});
export const boxes = (w: string, numerator: string, denominator: string): RawInput => ({
  kind: 'mixed',
  whole: w,
  numerator,
  denominator,
});
