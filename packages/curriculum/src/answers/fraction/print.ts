import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import type { AnswerMessages } from '../kind.ts';
import { typed } from '../typed.ts';
import type { FractionInput, FractionKey } from './model.ts';

export function printKey({ numerator, denominator }: FractionKey): readonly Inline[] {
  return denominator === 1
    ? [math(num(numerator))]
    : [math({ t: 'fraction', numerator: num(numerator), denominator: num(denominator) })];
}

export function printInput({ numerator, denominator }: FractionInput): readonly Inline[] {
  return [math({ t: 'fraction', numerator: typed(numerator), denominator: typed(denominator) })];
}

export const messages: AnswerMessages = {
  empty: line`اول صورت و مخرج کسر را بنویس.`,
  wrong: line`یک بار دیگر به صورت و مخرج نگاه کن.`,
};
