import type { RightParts } from '../kind.ts';
import type { LongArithmeticForm, LongArithmeticInput, LongArithmeticKey } from './model.ts';

export function parts({ result, lines }: LongArithmeticKey): readonly string[] {
  return [result, ...lines];
}

export function inputFromKey({ kind, result, lines, decimals = 0 }: LongArithmeticKey): LongArithmeticInput {
  return { kind, carries: [], lines: lines.map((line) => [...line]), result: [...result.padStart(decimals + 1, '0')] };
}

/** Any steps will do that lead to the result: a line may be left out, none may be wrong. */
export function rule({ result, lines, remainder, telling }: LongArithmeticKey): string {
  return telling === true ? result : JSON.stringify([result, lines, remainder]);
}

export function matches(key: LongArithmeticKey, [result, ...lines]: readonly string[]): boolean {
  if (key.telling === true) return result === key.result;
  const isEnded = key.remainder === undefined || lines.at(-1) === key.remainder;
  return result === key.result && isEnded && rightLines(key, lines).every(Boolean);
}

/** Of each line that was written, whether it comes at its turn among the lines of the key. */
function rightLines({ lines }: LongArithmeticKey, written: readonly string[]): readonly boolean[] {
  let next = 0;
  return written.map((line) => {
    const at = lines.indexOf(line, next);
    if (at === -1) return false;
    next = at + 1;
    return true;
  });
}

/** Digits of the result count one by one from the ones, and each line that was written. */
export function rightParts(key: LongArithmeticKey, given: readonly string[]): RightParts {
  const all = verdicts(key, given);
  return { right: all.filter(Boolean).length, outOf: all.length };
}

/** Of each digit of the result from the left, then of each line that was written, whether it is right. */
export function verdicts(key: LongArithmeticKey, [result = '', ...lines]: readonly string[]): readonly boolean[] {
  const length = Math.max(key.result.length, result.length);
  const [wanted, written] = [key.result.padStart(length), result.padStart(length)];
  return [...[...wanted].map((digit, index) => digit === written[index]), ...rightLines(key, lines)];
}

export function fault(form: LongArithmeticForm, { remainder, lines }: LongArithmeticKey): string | null {
  if (form.operation !== '÷') return remainder === undefined ? null : 'only a division leaves something';
  return form.divisor.length > form.dividend.length || lines.length === 0 ? 'the division has no steps' : null;
}
